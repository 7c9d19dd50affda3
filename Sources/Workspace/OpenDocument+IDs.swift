// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// How the ids of new annotations are made.
public enum AnnotationNaming: String, Sendable {
  /// `a1`, `a2` and so on, the same in every run. The first one takes reading the names of all
  /// annotations of the document.
  case numbered
  /// 128 random bits, unique without reading the document.
  case random
}

/// The numbers already used in ids of a document's annotations.
struct AnnotationNumbers {
  /// The highest one; `nil` before one was needed.
  var last: Int?
  /// The highest one in an id that a client gave.
  var reserved = 0

  /// The number in an id such as `a12`.
  static func number(in id: String) -> Int? {
    guard id.first == "a", let number = Int(id.dropFirst()), number < 1 << 53 else { return nil }
    return number
  }
}

extension OpenDocument {
  /// An unused id for a new annotation of the document.
  public func makeAnnotationID() throws(EngineError) -> String {
    switch shared.annotationNaming {
    case .numbered: return try makeAnnotationNumber()
    case .random:
      return "a"
        + [sources.randomness(), sources.randomness()].map { String($0, radix: 36) }.joined(
          separator: "-")
    }
  }

  /// Records an id that a client gave to a new annotation.
  public func reserveAnnotationID(_ id: String) {
    guard let number = AnnotationNumbers.number(in: id) else { return }
    readings.annotationNumbers.reserved = max(readings.annotationNumbers.reserved, number)
  }

  private func makeAnnotationNumber() throws(EngineError) -> String {
    if readings.annotationNumbers.last == nil {
      // Undo and redo may bring back what the document does not have now.
      let others = editor.annotationsOfSteps.compactMap(AnnotationNumbers.number)
      readings.annotationNumbers.last = max(
        try document.greatestNumber(inNamesAfter: "a"), others.max() ?? 0)
    }
    let next = max(readings.annotationNumbers.last ?? 0, readings.annotationNumbers.reserved) + 1
    readings.annotationNumbers.last = next
    return "a\(next)"
  }
}
