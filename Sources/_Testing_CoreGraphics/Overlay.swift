// Swift Testing requires this module if a file imports Testing and a module named CoreGraphics. On
// Apple's systems it attaches images to tests; there are none here.
