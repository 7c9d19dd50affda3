// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// A bead: a piece of an article (ISO 32000-2, 12.4.3), in page space.
public struct ArticleBead: Hashable, Sendable {
  public var pageIndex: Int
  public var rect: Rect
}

extension Document {
  /// A bead of a thread, each given as in an action: `{index}`, `{title}` or `{object}`. Default: the
  /// first bead; `nil` if there is none.
  public func bead(
    _ bead: ActionValue?, ofThread thread: ActionValue?
  ) throws(EngineError) -> ArticleBead? {
    if let number = bead?["object"]?.integer { return try articleBead(try reference(to: number)) }
    guard var current = try articleThread(thread)?["F"] else { return nil }
    // The beads form a loop.
    let wanted = min(max(bead?["index"]?.integer ?? 0, 0), Document.mostBeads)
    for _ in 0..<wanted {
      guard let next = try current["N"] else { return nil }
      current = next
    }
    return try articleBead(current)
  }

  private static let mostBeads = 10_000

  private func articleThread(_ thread: ActionValue?) throws(EngineError) -> PDFObject? {
    if let number = thread?["object"]?.integer { return try reference(to: number) }
    let threads = try catalog?["Threads"]
    guard let title = thread?["title"]?.text else {
      return try threads?[thread?["index"]?.integer ?? 0]
    }
    for candidate in try threads?.elements ?? []
    where try candidate["I"]?["Title"]?.text.isExactly(title) == true {
      return candidate
    }
    return nil
  }

  private func articleBead(_ object: PDFObject) throws(EngineError) -> ArticleBead? {
    guard let page = try object["P"], let index = try pageIndex(of: page),
      let rect = try object["R"]?.rect
    else { return nil }
    return ArticleBead(pageIndex: index, rect: try pageGeometry(index).transform.apply(rect))
  }
}
