// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction
import JSON
import JSONRPC
import Workspace

enum SelectionSet: Method {
  static let name = "selection/set"
  static let effect = Effect.arranges()
  static let summary = "Selects annotations of one page, some or all text, or an image."
  static let errors: [ErrorKind] = .committing
  typealias Result = WireSelection

  struct Params: ViewParams {
    var documentId = ""
    var viewId: String?
    var annotations: [String]?
    var text: TextRange?
    var all: Bool?
    var image: ImagePlace?

    static let fields: [Field<Self>] = [
      .document(\.documentId), .view(\.viewId),
      .optional("annotations", \.annotations, "The ids of annotations of one page."),
      .optional("text", \.text, "A range of text."),
      .optional("all", \.all, "Whether to select the text of the whole document; only `true`."),
      .optional("image", \.image, "An image of a page."),
    ]
  }

  struct TextRange: Record {
    var from = TextPosition()
    var to = TextPosition()
    var granularity = Granularity.character

    static let fields: [Field<Self>] = [
      .required("from", \.from, "One end of the range."),
      .required("to", \.to, "The other end of the range."),
      .defaulted("granularity", \.granularity, "The unit to which both ends are extended."),
    ]
  }

  enum Granularity: String, WireEnum {
    case character, word, line, paragraph
    var unit: TextUnit { TextUnit(rawValue: rawValue) ?? .character }
  }

  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<WireSelection> {
    let view = try call.view(params)
    let selection = try tooling(selection(params, view))
    return try call.reading(selection.text, in: view) { () throws(RPCError) in
      try tooling(view.choose(selection))
      let overlay = LargeOverlay(of: view, in: call.session, isRequested: true)
      guard let overlay else { return .now(try tooling(WireSelection(view))) }
      return .transaction(
        overlay.transaction { () throws(RPCError) in try tooling(WireSelection(view)) })
    }
  }

  private static func selection(_ params: Params, _ view: OpenView) throws(ToolError) -> Selection {
    switch (params.annotations, params.text, params.all, params.image) {
    case (let ids?, nil, nil, nil): try annotations(ids, view)
    case (nil, let range?, nil, nil): try text(range, view)
    case (nil, nil, true?, nil): try allText(view)
    case (nil, nil, nil, let place?): try image(place, view)
    default: throw .invalid("Give one of annotations, text, image and all:true.")
    }
  }

  private static func annotations(
    _ ids: [String], _ view: OpenView
  ) throws(ToolError) -> Selection {
    var selected: [SelectedAnnotation] = []
    for id in ids {
      let page = try Interaction.engine(view.document.pageOfAnnotation(id).index)
      if let other = selected.first, other.pageIndex != page {
        throw .invalid("Only annotations of one page can be selected together.")
      }
      selected.append(SelectedAnnotation(id: id, pageIndex: page))
    }
    return selected.isEmpty ? .none : .annotations(selected)
  }

  private static func image(_ place: ImagePlace, _ view: OpenView) throws(ToolError) -> Selection {
    let image = try Interaction.engine(view.document.page(place.pageIndex).image(place.index))
    return .image(SelectedImage(image, onPage: place.pageIndex))
  }

  private static func text(_ range: TextRange, _ view: OpenView) throws(ToolError) -> Selection {
    let ends = [
      try grown(range.from, range.granularity.unit, view),
      try grown(range.to, range.granularity.unit, view),
    ]
    let lower = ends.map(\.start).min() ?? range.from
    let upper = ends.map(\.end).max() ?? range.to
    return lower == upper ? .none : .text(TextSelection(lower, upper))
  }

  /// A position within the document, extended to the unit around it.
  private static func grown(
    _ form: TextPosition, _ unit: TextUnit, _ view: OpenView
  ) throws(ToolError) -> TextSelection {
    let text = try view.text(onPage: form.pageIndex)
    let offset = min(form.offset, text.count)
    guard unit != .character, text.count > 0 else {
      let position = TextPosition(pageIndex: form.pageIndex, offset: offset)
      return TextSelection(position, position)
    }
    let range = text.range(of: unit, at: min(offset, text.count - 1))
    return TextSelection(
      TextPosition(pageIndex: form.pageIndex, offset: range.lowerBound),
      TextPosition(pageIndex: form.pageIndex, offset: range.upperBound))
  }

  private static func allText(_ view: OpenView) throws(ToolError) -> Selection {
    let last = max(view.view.pageCount - 1, 0)
    let end = try view.text(onPage: last).count
    let selection = TextSelection(
      TextPosition(pageIndex: 0, offset: 0), TextPosition(pageIndex: last, offset: end))
    return selection.isEmpty ? .none : .text(selection)
  }
}
