// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import JSON

/// A text or a time in a document's information.
public enum InformationValue: Hashable, Sendable {
  case text(String)
  /// Seconds since 1970.
  case moment(Int64)

  var entry: PDFValue {
    switch self {
    case .text(let text): .text(text)
    case .moment(let seconds): .string(Array(CivilTime(seconds: seconds).pdf.utf8))
    }
  }

  var property: String {
    switch self {
    case .text(let text): text
    case .moment(let seconds): CivilTime(seconds: seconds).rfc3339
    }
  }
}

extension InformationValue: LogValue {
  public var encoded: JSONTree {
    switch self {
    case .text(let text): text.encoded
    case .moment(let seconds): seconds.encoded
    }
  }

  public init(encoded: JSONTree) throws(EditError) {
    if let text = encoded.string {
      self = .text(text)
    } else {
      self = .moment(try Int64(encoded: encoded))
    }
  }
}
