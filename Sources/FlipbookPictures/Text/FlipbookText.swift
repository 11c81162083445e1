// What shows text as a terminal does is at hand wherever pictures are.
@_exported public import FlipbookText
