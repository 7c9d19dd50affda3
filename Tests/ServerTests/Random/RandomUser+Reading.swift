// SPDX-License-Identifier: AGPL-3.0-or-later

/// What users and their front ends do who do not change the document.
extension RandomUser {
  /// Requests about interaction that are no events.
  static let settings = [
    "interaction/setEnabled", "interaction/addCondition", "interaction/tryTo",
    "interaction/canActivate", "interaction/setPreset",
  ]

  mutating func read() -> (method: String, members: String) {
    let component = pick(Self.components)
    switch Int.random(in: 0..<11, using: &random) {
    case 0: return ("view/update", pick(Self.views))
    case 1:
      return (
        "interaction/scroll",
        #""delta": [\#(coordinate() - 400), \#(coordinate() - 400)], "modifiers": \#(pick(Self.held))"#
      )
    case 2:
      return (
        "interaction/pinch",
        #""phase": "\#(pick(["began", "moved", "ended", "cancelled"]))", "scale": \#(abs(coordinate()) / 200 + 0.1), "point": [\#(coordinate()), \#(coordinate())]"#
      )
    case 3:
      return (
        "view/turn",
        #""by": "\#(pick(["spread", "viewport"]))", "direction": \#(pick(["1", "-1"]))"#
      )
    case 4:
      return (
        "interaction/setEnabled",
        #""component": "\#(component)", "enabled": \#(pick(["true", "true", "false"]))"#
      )
    case 5:
      return (
        "interaction/addCondition",
        #""component": "\#(component)", "condition": \#(pick(Self.conditions))"#
      )
    case 6: return ("interaction/tryTo", #""component": "\#(component)", \#(place())"#)
    case 7: return ("interaction/canActivate", #""component": "\#(component)", \#(place())"#)
    case 8:
      return (
        "gesture/register",
        #""id": "\#(pick(Self.gestures))", "kind": "\#(pick(Self.kinds))", "\#(pick(Self.relations))": ["\#(component)"]"#
      )
    case 9: return ("gesture/unregister", #""id": "\#(pick(Self.gestures))""#)
    default:
      return ("interaction/setPreset", #""preset": \#(pick(Self.presets))"#)
    }
  }

  private static let components = [
    "selectAnnotation", "deselectAnnotation", "transformAnnotation", "editAnnotation",
    "openLinkAnnotation", "showAnnotationMenu", "fastScroll", "smartZoom", "toggleUserInterface",
    "selectText", "deselectText", "allInteractions",
  ]
  private static let conditions = [
    #"{"annotationType": ["square", "highlight", "ink"]}"#, #"{"not": {"pageIndex": [1]}}"#,
    #"{"inside": [0, 0, 400, 400]}"#, #"{"any": [{"zoom": {"max": 3}}, {"mode": ["move"]}]}"#,
    #"{"not": {"all": [{"direction": [1]}, {"pointerType": ["touch"]}]}}"#,
  ]
  private static let gestures = ["first", "second", "third", "fourth"]
  private static let kinds = ["tap", "doubleTap", "longPress", "drag", "contextMenu"]
  private static let relations = ["requireToFail", "blocks", "simultaneousWith"]
  private static let held = ["[]", "[]", #"["control"]"#]
  private static let presets = ["null", "null", #""noEditing""#]
  private static let views = [
    #""scale": 0.5"#, #""scale": 4, "anchor": [10, 20]"#, #""layout": "facing", "coverPage": true"#,
    #""layout": "continuous""#, #""layout": "single", "direction": "rtl""#, #""rotation": 90"#,
    #""rotation": 0"#, #""size": [300, 900]"#, #""fit": "width""#, #""fit": "content""#,
  ]
}
