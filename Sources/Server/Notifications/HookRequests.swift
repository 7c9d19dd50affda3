// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction
import JSON
import Workspace

/// Which hook asks, and about what.
struct HookContext {
  var place = HostPlace()
  var hookId = ""
  var pointer: WirePointer?
  var annotation: WireAnnotation?

  init() {}

  init(_ view: OpenView) {
    place = HostPlace(view)
    hookId = view.consultedHook
    pointer = view.pointer.map(WirePointer.init)
  }
}

/// Params of a question through a hook.
protocol HookParams: HostParams {
  var hook: HookContext { get set }
}

extension HookParams {
  var place: HostPlace {
    get { hook.place }
    set { hook.place = newValue }
  }
}

extension Field where R: HookParams {
  static var hook: [Field] {
    Field<R>.place + [
      .required("hookId", \.hook.hookId, "The hook, as `interaction/addHook` gave it."),
      .optional("pointer", \.hook.pointer, "The pointer; absent where a key or a request acts."),
    ]
  }

  static var hookAnnotation: Field {
    .optional(
      "annotation", \.hook.annotation,
      "The annotation, as `annotations/get` tells it, where it is about one alone.")
  }
}

/// The client's answer to whether something may happen.
struct Allowance: Record {
  static let summary = "Whether something may happen."
  var allow = WireGateAnswer(.allow)
  static let fields: [Field<Self>] = [.required("allow", \.allow, "Whether it may.")]
}

enum ToolShouldChange: ClientRequest {
  static let name = "tool/shouldChange"
  static let summary = "May the user get this tool? Asked of who added the hook."
  typealias Result = Allowance

  struct Params: HookParams {
    static let name = "ToolShouldChangeParams"
    var hook = HookContext()
    var tool = ""
    var previous = ""
    static let fields: [Field<Self>] =
      Field<Self>.hook + [
        .required("tool", \.tool, "The tool."),
        .required("previous", \.previous, "The tool now."),
      ]
  }
}

enum AnnotationsShouldSelect: ClientRequest {
  static let name = "annotations/shouldSelect"
  static let summary = "May the user select these annotations? Asked once for a gesture."

  struct Result: Record {
    static let name = "ShouldSelectResult"
    var allow = WireGateAnswer(.allow)
    var ids: [String]?
    static let fields: [Field<Self>] = [
      .required("allow", \.allow, "Whether any of them may be."),
      .optional("ids", \.ids, "Those that may be, where not all may."),
    ]
  }

  struct Params: HookParams {
    static let name = "ShouldSelectParams"
    var hook = HookContext()
    var ids: [String] = []
    static let fields: [Field<Self>] =
      Field<Self>.hook + [
        .required("ids", \.ids, "Those that are not selected yet."), .hookAnnotation,
      ]
  }
}

enum AnnotationsShouldEdit: ClientRequest {
  static let name = "annotations/shouldEdit"
  static let summary = """
    May the user change or delete these annotations? Asked once for a gesture, key or command, when \
    the change is about to be made.
    """
  typealias Result = Allowance

  struct Params: HookParams {
    static let name = "ShouldEditParams"
    var hook = HookContext()
    var ids: [String] = []
    var step = ""
    static let fields: [Field<Self>] =
      Field<Self>.hook + [
        .required("ids", \.ids, "The annotations."), .hookAnnotation,
        .required("name", \.step, "What the history would call the step, such as `Move square`."),
      ]
  }
}

enum LinksShouldFollow: ClientRequest {
  static let name = "links/shouldFollow"
  static let summary = "May the user follow this link?"
  typealias Result = Allowance

  struct Params: HookParams {
    static let name = "ShouldFollowParams"
    var hook = HookContext()
    var action = WireAction(.init(.other("")))
    var pageIndex = 0
    var point = Point.zero
    var text: String?
    static let fields: [Field<Self>] =
      Field<Self>.hook + [
        .required("action", \.action, "What the link does."),
        .required("pageIndex", \.pageIndex, "The link's page."),
        .required("point", \.point, "Where the user touched it, in page space."),
        .hookAnnotation,
        .optional("text", \.text, "The text that the link lies on."),
      ]
  }
}

enum ActionShouldRun: ClientRequest {
  static let name = "action/shouldRun"
  static let summary = """
    May this action run? Asked of each one of a chain, by whatever it was started; one that may not \
    is skipped, and those after it are asked about all the same.
    """
  typealias Result = Allowance

  struct Params: HookParams {
    static let name = "ActionShouldRunParams"
    var hook = HookContext()
    var action = WireAction(.init(.other("")))
    var occasion = WireActionOccasion()
    static let fields: [Field<Self>] =
      Field<Self>.hook + [
        .required("action", \.action, "The action, without what follows it."),
        .required("occasion", \.occasion, "What made it run."), .hookAnnotation,
      ]
  }
}

enum MenuShouldShow: ClientRequest {
  static let name = "menu/shouldShow"
  static let summary = "May this menu be shown to the user? One that may not is not there."
  typealias Result = Allowance

  struct Params: HookParams {
    static let name = "MenuShouldShowParams"
    var hook = HookContext()
    var items: [WireMenuItem] = []
    static let fields: [Field<Self>] =
      Field<Self>.hook + [.required("items", \.items, "What would be in it.")]
  }
}

enum ShouldHandle: ClientRequest {
  static let name = "interaction/shouldHandle"
  static let summary = """
    May this tap or press do anything? Asked before gestures, components and tools get it, whatever is \
    switched off.
    """
  typealias Result = Allowance

  struct Params: GestureOccasionParams {
    static let name = "ShouldHandleParams"
    var occasion = WireGestureOccasion()
    var annotations: [String] = []
    static let fields: [Field<Self>] =
      Field<Self>.place + [
        .required("hookId", \.occasion.id, "The hook that asked for this."),
        .required("event", \.occasion.event, "What the user did."),
        .required("annotations", \.annotations, "The annotations under it, the likeliest first."),
      ] + Field<Self>.pointer
  }
}
