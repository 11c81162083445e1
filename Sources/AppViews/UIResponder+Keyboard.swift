extension UIResponder {
  /// The keyboard is about to come, leave or move, or did so; posted by nobody here.
  nonisolated public static let keyboardWillShowNotification = name("WillShow"),
    keyboardDidShowNotification = name("DidShow"), keyboardWillHideNotification = name("WillHide"),
    keyboardDidHideNotification = name("DidHide"),
    keyboardWillChangeFrameNotification = name("WillChangeFrame"),
    keyboardDidChangeFrameNotification = name("DidChangeFrame")
  /// Where the keyboard is before and after, and how long and how it moves, in such a notification.
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey",
    keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey",
    keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey",
    keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"

  nonisolated private static func name(_ event: String) -> Notification.Name {
    Notification.Name("UIKeyboard\(event)Notification")
  }
}
