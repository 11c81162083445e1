// Swift Testing requires this module if a file imports both Testing and a module named UIKit. On
// Apple's systems it attaches images to tests; there are none here.
