extension UIView {
  final func snapshot(ofModels afterUpdates: Bool) -> UIView {
    layer.state.perform {
      let picture = layer.picture(ofModel: afterUpdates)
      let view = UIView(frame: CGRect(origin: .zero, size: picture.bounds.size))
      (picture.anchorPoint, picture.transform) = (CGPoint(x: 0.5, y: 0.5), CATransform3DIdentity)
      picture.position = view.center
      view.layer.addSublayer(picture)
      return view
    }
  }
}

extension CALayer {
  // A copy of the layer and its descendants.
  fileprivate final func picture(ofModel isOfModel: Bool) -> CALayer {
    var pictures: [ObjectIdentifier: CALayer] = [:]
    let root = CALayer.make(showing: self, as: type(of: self))
    for layer in Preorder(self, \.children) {
      let picture = layer === self ? root : .make(showing: layer, as: type(of: layer))
      if isOfModel {
        picture.modelValues = layer.modelValues
        picture.own = layer.own.map { OwnValues($0.model) }
      }
      pictures[ObjectIdentifier(layer)] = picture
      guard layer !== self else { continue }
      layer.above.flatMap { pictures[ObjectIdentifier($0)] }?.addSublayer(picture)
    }
    return root
  }
}
