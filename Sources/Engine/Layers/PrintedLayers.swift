// SPDX-License-Identifier: AGPL-3.0-or-later

/// The layers as they are printed (ISO 32000-2, 8.11.4.4).
struct PrintedLayers {
  private let document: Document

  init(of document: Document) { self.document = document }

  /// Does work while the layers are as they are printed. If they cannot be read, they stay as they are.
  func shown<Result>(
    during work: () throws(EngineError) -> Result
  ) throws(EngineError) -> Result {
    guard let (reader, others) = try changes(), !others.isEmpty else { return try work() }
    try show(others, reader)
    let now = others.mapValues { !$0 }
    let result: Result
    do throws(EngineError) {
      result = try work()
    } catch {
      try show(now, reader)
      throw error
    }
    try show(now, reader)
    return result
  }

  /// The layers that change on paper; `nil` if the layers cannot be read.
  private func changes() throws(EngineError) -> (LayerReader, [Int: Bool])? {
    do throws(EngineError) {
      guard let reader = try LayerReader(document) else { return nil }
      return (reader, try reader.printedOtherwise)
    } catch {
      if case .cancelled = error { throw error }
      return nil
    }
  }

  private func show(_ states: [Int: Bool], _ reader: LayerReader) throws(EngineError) {
    for (number, isVisible) in states { try document.show(number, isVisible, reader) }
    try document.settleWhatIsShown()
  }
}
