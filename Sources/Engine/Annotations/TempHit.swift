import Geometry

extension Page {
  public func annotations(at point: Point, tolerance: Double) throws(EngineError) -> [Annotation] {
    try annotations.reversed().filter { $0.isVisible && $0.rect.distance(to: point) <= tolerance }
      .sorted { $0.rect.area < $1.rect.area }
  }
}
