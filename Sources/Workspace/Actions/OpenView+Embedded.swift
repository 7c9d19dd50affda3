// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction

extension OpenView {
  /// Has the front end open a document that this one carries, from a file of its own.
  func openEmbedded(_ action: Action) throws(ToolError) -> ActionResult {
    let steps = action.members["targets"]?.list ?? []
    let place = action.members["place"]
    if let path = action.members["path"]?.text {
      guard steps.isEmpty else {
        return .unsupported("The document that it leads to is within another file, \(path).")
      }
      var link = DocumentLink(
        path, pageIndex: place?["pageIndex"]?.integer, name: place?["name"]?.text)
      link.newWindow = action.members["newWindow"]?.flag
      tell(.openDocument(link))
      return .performed
    }
    guard let first = steps.first else { return .idle("It names no document.") }
    guard first["relation"]?.text == "child" else {
      return .unsupported(
        "It leads to the document that carries this one, which is not known here.")
    }
    guard steps.count == 1 else {
      return .unsupported(
        "It leads to a document within one that this one carries: open that first.")
    }
    return try openChild(first, place, action)
  }

  private func openChild(
    _ step: ActionValue, _ place: ActionValue?, _ action: Action
  ) throws(ToolError) -> ActionResult {
    let file = try engine { () throws(EngineError) in try document.embeddedFile(named: step) }
    guard let file else { return .idle("The document carries no such file.") }
    let bytes = try engine { () throws(EngineError) in
      try document.bytes(of: file, limit: OpenView.mostEmbeddedBytes)
    }
    guard let bytes else { return .idle("The document only names the file \(file.name).") }
    guard let files = owner.shared.media else {
      return .unsupported(
        "The document within needs a folder: give a stateDirectory to initialize.")
    }

    var link = DocumentLink(
      try engine { () throws(EngineError) in
        try files.write(bytes, named: file.safeName, for: owner.id)
      })
    link.pageIndex = place?["pageIndex"]?.integer
    link.name = place?["name"]?.text
    link.view = place
    link.newWindow = action.members["newWindow"]?.flag
    link.isTemporary = true
    tell(.openDocument(link))
    return .performed
  }

  private static let mostEmbeddedBytes = 512 << 20
}

extension Document {
  /// The file that a step of an action's way names (ISO 32000-2, table 206): one of the document's own
  /// list, or of an annotation.
  fileprivate func embeddedFile(named step: ActionValue) throws(EngineError) -> EmbeddedFile? {
    let files = try embeddedFiles
    if let name = step["name"]?.text {
      return files.first { $0.id == "file:" + name } ?? files.first { $0.name == name }
    }
    guard let page = step["pageIndex"]?.integer else { return nil }
    let onPage = files.filter {
      if case .annotation(_, page) = $0.holder { true } else { false }
    }
    if let index = step["annotationIndex"]?.integer {
      return try file(ofAnnotation: index, onPage: page, onPage)
    }
    return onPage.first { $0.id == "annotation:" + (step["annotationName"]?.text ?? "") }
  }

  /// The index counts all annotations of the page.
  private func file(
    ofAnnotation index: Int, onPage page: Int, _ files: [EmbeddedFile]
  ) throws(EngineError) -> EmbeddedFile? {
    guard (0..<(try pageCount)).contains(page) else { return nil }
    let annotations = try annotations(onPage: page)
    guard annotations.indices.contains(index) else { return nil }
    return files.first { $0.id == "annotation:" + annotations[index].id }
  }
}
