// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

extension HiddenInformation: WireEnum {}

struct WireHiddenInformation: WrittenRecord {
  static let name = "HiddenInformationCount"
  static let summary = "The amount of one kind of hidden information in a document."
  var kind = HiddenInformation.metadata
  var count = 0
  static let fields: [Field<Self>] = [
    .required("kind", \.kind, "The kind of hidden information."),
    .required("count", \.count, "The number of entries, files, layers, characters or objects."),
  ]

  static func all(_ counts: [HiddenInformation: Int]) -> [WireHiddenInformation] {
    HiddenInformation.allCases.compactMap { kind in
      counts[kind].map { WireHiddenInformation(kind: kind, count: $0) }
    }
  }
}
