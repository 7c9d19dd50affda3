// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// The encoding of a sound's samples (ISO 32000-2, table 305).
enum SoundEncoding: String, WireEnum {
  case raw, signed, muLaw, aLaw

  var pdf: String {
    switch self {
    case .raw: "Raw"
    case .signed: "Signed"
    case .muLaw: "muLaw"
    case .aLaw: "ALaw"
    }
  }

  /// Reads the name in the file; unknown names count as `Raw`, as in other readers.
  init(pdf name: String) { self = SoundEncoding.allCases.first { $0.pdf == name } ?? .raw }
}
