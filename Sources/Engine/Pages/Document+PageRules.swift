// SPDX-License-Identifier: AGPL-3.0-or-later

extension Document {
  /// Whether a page's own entry says that it takes no new annotations, as PSPDFKit and Nutrient write
  /// it. `false` for a page that does not exist.
  public func forbidsNewAnnotations(onPage index: Int) throws(EngineError) -> Bool {
    guard index >= 0, index < (try pageCount), let page = try pageObject(index) else {
      return false
    }
    return try page["PSPDF:AllowAnnotationCreation"]?.boolean == false
  }
}
