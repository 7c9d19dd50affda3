// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import System

/// The path of an action to an embedded document (ISO 32000-2, 12.6.4.4). It begins at the outermost
/// open document, and has no steps back.
struct EmbeddedPath {
  let root: OpenDocument
  /// The steps, each from a document to one embedded in it.
  private(set) var children: [ActionValue] = []
  /// Why the path cannot be followed.
  private(set) var obstacle: String?

  /// The maximum number of an action's steps, and of nested documents.
  private static let mostSteps = 16
  private static let deepest = 8
  /// The maximum size of all documents on the path together, in bytes.
  private static let mostBytes = 512 << 20

  init(_ steps: [ActionValue], from start: OpenDocument) {
    let carried = start.path.flatMap { start.shared.files.carried[ExactText($0)] }
    let known = carried?.root.map { ($0, carried?.way ?? []) }
    root = known?.0 ?? start
    children = known?.1 ?? []
    guard steps.count <= EmbeddedPath.mostSteps else {
      obstacle = "The path to the document has too many steps, or is circular."
      return
    }
    for step in steps {
      if step["relation"]?.text == "child" {
        children.append(step)
      } else if children.popLast() == nil {
        obstacle = "The action leads to the document that contains this one, which is unknown."
        return
      }
    }
    if children.count > EmbeddedPath.deepest {
      obstacle = "The document is nested too deep: at most \(EmbeddedPath.deepest) levels."
    }
  }

  enum End {
    /// A file, with a safe name.
    case file(String, [UInt8])
    case missing(String)

    var reason: String? { if case .missing(let why) = self { why } else { nil } }
  }

  /// Follows the path: opens its documents except the last.
  func file() throws(EngineError) -> End {
    var document = root.document
    var end = End.missing("The action names no document.")
    var left = EmbeddedPath.mostBytes
    for step in children {
      if case .file(_, let bytes) = end { document = try document.within(bytes) }
      guard let file = try document.embeddedFile(named: step) else {
        return .missing("The document carries no such file.")
      }
      guard let bytes = try document.bytes(of: file, limit: left) else {
        return .missing("The document only names the file \(file.name).")
      }
      left -= bytes.count
      end = .file(file.safeName, bytes)
    }
    return end
  }
}

/// The origin of a file that was extracted from a document.
struct CarriedDocument {
  /// The outermost document that contains it, while that document is open.
  weak var root: OpenDocument?
  let way: [ActionValue]
}

extension Document {
  /// The file that a step of an action's path names. It is an embedded file of the document or of an
  /// annotation (ISO 32000-2, table 206).
  fileprivate func embeddedFile(named step: ActionValue) throws(EngineError) -> EmbeddedFile? {
    let files = try embeddedFiles
    if let name = step["name"]?.text {
      return files.first { $0.id == "file:" + name } ?? files.first { $0.name == name }
    }
    var page = step["pageIndex"]?.integer
    if page == nil { page = try pageIndex(named: step["pageName"]?.text) }
    guard let page else { return nil }
    let onPage = files.filter {
      if case .annotation(_, page) = $0.holder { true } else { false }
    }
    if let index = step["annotationIndex"]?.integer {
      return try file(ofAnnotation: index, onPage: page, onPage)
    }
    return onPage.first { $0.id == "annotation:" + (step["annotationName"]?.text ?? "") }
  }

  /// The page of a destination's name.
  private func pageIndex(named name: String?) throws(EngineError) -> Int? {
    try name.flatMap { name throws(EngineError) in try destination(makeText(name)) }?.pageIndex
  }

  /// The index counts all annotations on the page.
  private func file(
    ofAnnotation index: Int, onPage page: Int, _ files: [EmbeddedFile]
  ) throws(EngineError) -> EmbeddedFile? {
    guard (0..<(try pageCount)).contains(page) else { return nil }
    let annotations = try annotations(onPage: page)
    guard annotations.indices.contains(index) else { return nil }
    return files.first { $0.id == "annotation:" + annotations[index].id }
  }
}
