// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry

@testable import Workspace

/// The annotations of the document.
extension Bench {
  func annotations(page: Int = 0) throws -> [Annotation] {
    try document.page(page).annotations
  }

  /// The annotation that was added last.
  func newest(page: Int = 0) throws -> Annotation? { try annotations(page: page).last }

  func annotation(_ id: String, page: Int = 0) throws -> Annotation? {
    try document.page(page).annotation(id)
  }

  func rect(_ id: String, page: Int = 0) throws -> Rect? { try annotation(id, page: page)?.rect }

  /// Adds an annotation to a page, red with what its type needs to show.
  @discardableResult
  func add(
    _ type: AnnotationType, _ id: String? = nil, _ rect: Rect = Rect(100, 280, 200, 320),
    page: Int = 0, _ change: (inout Annotation) -> Void = { _ in }
  ) throws -> Annotation {
    var new = Annotation(id: id ?? "new-\(type.rawValue)", type: type, pageIndex: page, rect: rect)
    new.flags = .print
    new.color = Color(red: 1, green: 0, blue: 0)
    new.interiorColor = [.square, .circle, .polygon].contains(type) ? new.color : nil
    let (left, right) = (Point(rect.x0, rect.center.y), Point(rect.x1, rect.center.y))
    switch type {
    case .line: new.line = [left, right]
    case .polyLine: new.vertices = [left, rect.center, right]
    case .polygon: new.vertices = rect.corners
    case .ink: new.strokes = [[left, right]]
    case .highlight, .underline, .squiggly, .strikeOut, .redact: new.quads = [Quad(rect)]
    default: break
    }
    change(&new)
    try open.editor.perform(AddAnnotations([new]), cause: .api)
    return new
  }

  /// Takes the user's right to create annotations.
  func forbidCreation() { open.editor.policy.cannotCreate = Set(AnnotationType.allCases) }
}
