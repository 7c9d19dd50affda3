// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry

extension OpenDocument {
  /// Copies annotations for ``paste(_:)``; those that cannot be copied are left out.
  ///
  /// - Parameter withReplies: whether all replies to them are copied too, as is needed before a removal.
  /// - Returns: how many were copied.
  public func copy(_ annotations: [Annotation], withReplies: Bool = false) throws(EditError) -> Int
  {
    let copied = try contents(of: annotations + (withReplies ? replies(to: annotations) : []))
    if !copied.isEmpty { try keepCopied(copied) }
    return copied.count
  }

  /// A place to paste copied annotations. Without a page, it is on the page of the last copies: the copied
  /// annotations, or what was last pasted of them.
  public enum PastePlace: Hashable, Sendable {
    /// Near the place of the last copies, with a small offset.
    case aside(pageIndex: Int?)
    /// At a point, which becomes the centre of the pasted annotations.
    case at(pageIndex: Int?, Point)
  }

  /// Adds the copied annotations as new ones. This is one step of the history. The annotations get new
  /// ids and dates, and the session's author.
  ///
  /// - Returns: the new annotations; empty if nothing was copied.
  public func paste(_ place: PastePlace, cause: ChangeCause) throws(EditError) -> [Annotation] {
    let new = try pasted(place)
    guard !new.isEmpty else { return [] }
    try editor.perform(AddAnnotations(new), cause: cause)
    // The next paste goes aside of this one.
    try keepCopied(new)
    return new
  }

  /// The copied annotations as new ones. They are not yet in the document.
  func pasted(_ place: PastePlace) throws(EditError) -> [Annotation] {
    let copied = shared.clipboard.contents.annotations
    let here = try replacingLayers(of: copied) { CopiedLayer(text: $0).id(among: $1) }
    return try copies(of: here, place)
  }

  private func replies(to annotations: [Annotation]) throws(EditError) -> [Annotation] {
    var replies: [Annotation] = []
    for (page, given) in Dictionary(grouping: annotations, by: \.pageIndex) {
      let ids = given.map(\.id)
      let all: [Annotation]
      do { all = try document.page(page).annotations } catch { throw .engine(error) }
      let found = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
      replies += all.withReplies(to: ids).dropFirst(ids.count).compactMap { found[$0] }
    }
    return replies
  }

  /// Puts annotations of the document on the clipboard.
  func keepCopied(_ annotations: [Annotation]) throws(EditError) {
    shared.clipboard.contents.annotations = try replacingLayers(of: annotations) {
      CopiedLayer($0, among: $1)?.text
    }
  }

  private func replacingLayers(
    of annotations: [Annotation], _ replacement: (String, [Layer]) -> String?
  ) throws(EditError) -> [Annotation] {
    guard annotations.contains(where: { $0.layer != nil }) else { return annotations }
    let layers: [Layer]
    do { layers = try document.layers.all } catch { throw .engine(error) }
    return annotations.map { annotation in
      var copy = annotation
      copy.layer = annotation.layer.flatMap { replacement($0, layers) }
      return copy
    }
  }

  /// Copies of annotations, with a small offset. They are not yet in the document.
  func duplicated(_ annotations: [Annotation]) throws(EditError) -> [Annotation] {
    try copies(of: try contents(of: annotations), .aside(pageIndex: nil))
  }

  private func copies(
    of annotations: [Annotation], _ place: PastePlace
  ) throws(EditError) -> [Annotation] {
    // What of a discussion may not be added stays behind.
    let wanted = annotations.keepingReplies { allows(.create($0.type)) }
    for annotation in wanted { try check(.create(annotation.type)) }
    return wanted.isEmpty ? [] : try fresh(try placed(wanted, place))
  }

  /// The annotations that can be copied, with all their contents.
  private func contents(of annotations: [Annotation]) throws(EditError) -> [Annotation] {
    var contents: [Annotation] = []
    for annotation in annotations where annotation.isCopyable {
      do throws(EngineError) {
        let page = try document.page(annotation.pageIndex)
        var copy = try page.contents(of: annotation.id)
        // The cloud of a new square or circle is drawn around its rectangle.
        if [.square, .circle].contains(copy.type), copy.border.effect == .cloudy {
          copy.rect = try page.shapeRect(of: annotation.id) ?? copy.rect
        }
        contents.append(copy)
      } catch {
        throw .engine(error)
      }
    }
    return contents
  }

  private func placed(
    _ annotations: [Annotation], _ place: PastePlace
  ) throws(EditError) -> [Annotation] {
    guard let first = annotations.first else { return [] }
    let box = annotations.withoutTheirReplies.reduce(first.rect) { $0.union($1.rect) }
    let page: Int
    let origin: Point
    switch place {
    case .aside(let pageIndex):
      (page, origin) = (pageIndex ?? first.pageIndex, box.origin + Point(10, 10))
    case .at(let pageIndex, let point):
      page = pageIndex ?? first.pageIndex
      origin = point - Point(box.width / 2, box.height / 2)
    }
    let size: Size
    do { size = try document.pageGeometry(page).size } catch { throw .engine(error) }
    let bounds = Rect(origin: .zero, size: size)
    let target = Rect(origin: origin, size: Size(box.width, box.height)).clamped(into: bounds)
    return annotations.map { annotation in
      // The page may be too small for all of them together.
      var copy = annotation.moved(by: target.origin - box.origin).moved(into: bounds)
      copy.pageIndex = page
      return copy
    }
  }

  /// The annotations with new ids. A reply whose parent is copied too becomes a reply to the copy, and
  /// stays what its author said.
  private func fresh(_ annotations: [Annotation]) throws(EditError) -> [Annotation] {
    var ids: [String: String] = [:]
    for annotation in annotations {
      do { ids[annotation.id] = try makeAnnotationID() } catch { throw .engine(error) }
    }
    // A copied group becomes a new group, named after the copy of its first annotation.
    var names: [String: String] = [:]
    for annotation in annotations {
      guard let name = annotation.groupName, names[name] == nil else { continue }
      names[name] = ids[annotation.id]
    }
    return annotations.map { annotation in
      var copy = annotation
      copy.groupName = annotation.groupName.flatMap { names[$0] }
      copy.id = ids[annotation.id] ?? annotation.id
      copy.replyTo = annotation.replyTo.flatMap { ids[$0] }
      if copy.replyTo == nil { copy.isGrouped = false }
      if copy.replyTo == nil || copy.isGrouped {
        copy.author = shared.author ?? annotation.author
        (copy.created, copy.modified) = (sources.clock(), sources.clock())
      }
      copy.flags.subtract([.locked, .readOnly, .lockedContents])
      return copy
    }
  }
}
