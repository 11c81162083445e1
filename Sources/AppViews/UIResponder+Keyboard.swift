extension UIResponder {
  /// The keyboard is about to come, leave or move, or did so; nobody posts it here.
  nonisolated public static let keyboardWillShowNotification = name("WillShow"),
    keyboardDidShowNotification = name("DidShow"), keyboardWillHideNotification = name("WillHide"),
    keyboardDidHideNotification = name("DidHide"),
    keyboardWillChangeFrameNotification = name("WillChangeFrame"),
    keyboardDidChangeFrameNotification = name("DidChangeFrame")
  /// The keyboard's frames before and after, the duration and the curve, in a notification.
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey",
    keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey",
    keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey",
    keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"

  nonisolated private static func name(_ event: String) -> Notification.Name {
    Notification.Name("UIKeyboard\(event)Notification")
  }
}
