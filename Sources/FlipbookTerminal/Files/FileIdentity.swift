package import CLibrary

/// A file or folder on the disk, whatever its path.
package struct FileIdentity: Hashable {
  private let device: UInt64
  private let number: UInt64

  package init(_ status: stat) { (device, number) = (UInt64(status.st_dev), UInt64(status.st_ino)) }
}
