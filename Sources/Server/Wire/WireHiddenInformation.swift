// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

extension HiddenInformation: WireEnum {}

struct WireHiddenInformation: Record {
  static let name = "HiddenInformationCount"
  static let summary = "How much hidden information of a kind a document has."
  var kind = HiddenInformation.metadata
  var count = 0
  static let fields: [Field<Self>] = [
    .required("kind", \.kind, "The kind."),
    .required(
      "count", \.count, "Entries, files, layers, characters, objects: whatever it consists of."),
  ]

  static func all(_ counts: [HiddenInformation: Int]) -> [WireHiddenInformation] {
    HiddenInformation.allCases.compactMap { kind in
      counts[kind].map { WireHiddenInformation(kind: kind, count: $0) }
    }
  }
}
