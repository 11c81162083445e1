// Swift Testing wants this module where a file imports both Testing and a module named CoreGraphics. On
// Apple's systems it attaches images to tests; there are none here.
