// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction
import JSON
import Members
import Workspace

/// The state of a view that can be restored.
struct WireViewState: SettingsRecord {
  static let summary = "The state of a view from `view/capture`, for `view/restore`."
  /// The only version so far.
  static let version = 1

  var version = WireViewState.version
  var settings = ViewSettings()
  var size = ExactPair()
  var scale = 1.0
  var offset = ExactPair()
  var pageIndex = 0
  var pageSize = ExactPair()
  var point = ExactPair()
  var back: [WireViewPosition] = []
  var forward: [WireViewPosition] = []
  var tool: String?

  init() {}

  init(_ open: OpenView) {
    let snapshot = open.view.snapshot
    let state = snapshot.state
    settings.change.settings = PartialValue(state)
    settings.userInterfaceVisible = open.display.isUserInterfaceVisible
    size = ExactPair(state.size)
    scale = state.scale
    offset = ExactPair(state.offset)
    pageIndex = state.pageIndex
    pageSize = ExactPair(snapshot.pageSize)
    point = ExactPair(snapshot.point)
    back = snapshot.history.back.map(WireViewPosition.init)
    forward = snapshot.history.forward.map(WireViewPosition.init)
    tool = open.tool.rawValue
  }

  var snapshot: ViewSnapshot {
    var state = ViewState(size: size.size, scale: scale, offset: offset.point)
    state.pageIndex = pageIndex
    settings.change.settings.apply(to: &state)
    return ViewSnapshot(
      state: state, point: point.point, pageSize: pageSize.size,
      history: NavigationHistory(
        back: back.map(\.position), forward: forward.map(\.position)))
  }

  static let fields: [Field<Self>] =
    [
      .required("version", \.version, "The version, 1; others are refused.", in: version...version),
      .required("size", \.size, "The size of the window, in pixels."),
      .required("scale", \.scale, "The scale in pixels per point."),
      .required(
        "offset", \.offset,
        "The position of the view's top left on the canvas, in pixels."),
      .required("pageIndex", \.pageIndex, "The current page, from 0.", in: 0...),
      .required("pageSize", \.pageSize, "The size of the page."),
      .required("point", \.point, "The point of the page at the view's top left, in page space."),
    ] + Field<Self>.arrangement + [
      .defaulted("back", \.back, "The targets of `view/back`, oldest first."),
      .defaulted("forward", \.forward, "The targets of `view/forward`, the next one last."),
      .optional("tool", \.tool, "The active tool."),
    ]
}

/// A position in a document to return to.
struct WireViewPosition: Record {
  var pageIndex = 0
  var point = ExactPair()
  var scale = 1.0
  var fit: FitMode?

  init() {}

  init(_ position: ViewPosition) {
    pageIndex = position.pageIndex
    point = ExactPair(position.point)
    scale = position.scale
    fit = position.fit
  }

  var position: ViewPosition {
    ViewPosition(pageIndex: pageIndex, point: point.point, scale: scale, fit: fit)
  }

  static let fields: [Field<Self>] = [
    .required("pageIndex", \.pageIndex, "The page, from 0.", in: 0...),
    .required("point", \.point, "The point of the page at the view's top left, in page space."),
    .required("scale", \.scale, "The scale in pixels per point."),
    .optional("fit", \.fit, "The fit that determined the scale, if any."),
  ]
}

/// Two numbers that, unlike coordinates, are not rounded: the client gets back what it gave.
struct ExactPair: WireValue {
  var first = 0.0
  var second = 0.0

  init() {}

  init(_ point: Point) { (first, second) = (point.x, point.y) }
  init(_ size: Size) { (first, second) = (size.width, size.height) }

  var point: Point { Point(first, second) }
  var size: Size { Size(first, second) }

  init(wire node: JSONNode) throws(WireError) {
    guard node.kind == .array, node.count == 2 else {
      throw WireError(message: "Expected two numbers.")
    }
    let values: [Double] = try node.read()
    (first, second) = (values[0], values[1])
  }

  static var wireType: WireType {
    .named(.init("Pair", "[a, b]", "Two numbers, not rounded.", is: .array(of: .number, count: 2)))
  }

  func write(to writer: inout JSONWriter) { writer.array(of: [first, second]) }
}
