// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import System

/// Counts a document's marks of a group. It counts again only when the document has changed.
final class CountTally {
  private(set) var number = 0
  /// The highest number that a mark has.
  private(set) var last = 0
  /// The marks of each page that has some, in their order.
  private(set) var marks: [Int: [CountMark]] = [:]
  private var group: String?
  private var revision: Int?

  func update(_ context: any ToolContext) throws(ToolError) {
    let wanted = context.options.countGroup
    guard wanted != group || context.revision != revision else { return }
    (number, last, marks) = (0, 0, [:])
    try engine { () throws(EngineError) in
      for index in 0..<(try context.document.pageCount) {
        for annotation in try context.document.annotations(onPage: index) {
          guard annotation.customData[CountKeys.group] == ExactText(wanted) else { continue }
          number += 1
          let own = annotation.customData[CountKeys.number].flatMap { Int($0.text) }
          last = max(last, own ?? 0)
          marks[index, default: []].append(CountMark(number: own, rect: annotation.rect))
        }
      }
    }
    (group, revision) = (wanted, context.revision)
  }
}

/// A mark of a group, at its place.
struct CountMark: Hashable {
  /// The mark's number in the group; `nil` if it was lost.
  var number: Int?
  var rect: Rect
}

/// The keys of a mark's custom data: its group, and its number there.
enum CountKeys {
  static let group: ExactText = "countGroup"
  static let number: ExactText = "countNumber"
}
