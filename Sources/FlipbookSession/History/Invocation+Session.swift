import FlipbookCommands
import FlipbookValues

extension Invocation {
  /// The session, for a command that stands alone only.
  var session: Session {
    guard let session = host as? Session else {
      preconditionFailure("'\(declaration.name)' stands alone, in a session")
    }
    return session
  }
}
