// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// A colour in scripts, such as `["RGB", 1, 0, 0]`; the components go from 0 to 1.
public enum ScriptColor: Hashable, Sendable {
  case transparent
  case gray(Double)
  case rgb(Double, Double, Double)
  case cmyk(Double, Double, Double, Double)

  /// The components, as in a file: none, one, three or four.
  public var parts: [Double] {
    switch self {
    case .transparent: []
    case .gray(let level): [level]
    case .rgb(let red, let green, let blue): [red, green, blue]
    case .cmyk(let cyan, let magenta, let yellow, let black): [cyan, magenta, yellow, black]
    }
  }

  /// `nil` if no colour space has this number of components.
  public init?(parts: [Double]) {
    switch parts.count {
    case 0: self = .transparent
    case 1: self = .gray(parts[0])
    case 3: self = .rgb(parts[0], parts[1], parts[2])
    case 4: self = .cmyk(parts[0], parts[1], parts[2], parts[3])
    default: return nil
    }
  }

  var members: JSONTree {
    let name = [0: "T", 1: "G", 3: "RGB", 4: "CMYK"][parts.count] ?? "T"
    return .array([.string(name)] + parts.map(JSONTree.number))
  }

  init?(_ tree: JSONTree) {
    guard case .array(let elements) = tree else { return nil }
    self.init(parts: elements.dropFirst().compactMap(\.double))
  }
}
