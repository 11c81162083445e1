// Everything is in Swift.
