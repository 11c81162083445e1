// Swift Testing wants this module where a file imports both Testing and a module named UIKit. On
// Apple's systems it attaches images to tests; there are none here.
