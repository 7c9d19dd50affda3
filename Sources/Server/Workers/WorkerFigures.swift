// SPDX-License-Identifier: AGPL-3.0-or-later

/// The sizes of a worker's memory and caches. The worker keeps them in memory that it shares with its
/// front: nobody is asked, and no message is sent for each change. A figure that is read while it
/// changes may be out of date.
struct WorkerFigures: Equatable {
  /// The engine's memory, and the text kept for searching, in bytes.
  var memoryBytes = 0
  var textBytes = 0
  var caches: [CacheStatus] = []

  init() {}

  init(of session: Session) {
    memoryBytes = session.documents.context.memoryBytes
    textBytes = session.documents.all.reduce(0) { $0 + $1.document.text.byteCount }
    caches = [CacheStatus](of: session)
  }

  /// The room for all figures, in bytes.
  static let size =
    2 * MemoryLayout<Int>.stride + CacheKind.allCases.count * MemoryLayout<Row>.stride

  /// The numbers of a kind of cache, and whether it exists. Numbers that are unknown are negative.
  private typealias Row = (isThere: Int, entries: Int, bytes: Int, limit: Int, entryLimit: Int)

  init(reading memory: UnsafeMutableRawPointer) {
    memoryBytes = memory.load(as: Int.self)
    textBytes = memory.load(fromByteOffset: MemoryLayout<Int>.stride, as: Int.self)
    for (kind, place) in WorkerFigures.places(in: memory) {
      let row = place.load(as: Row.self)
      guard row.isThere == 1 else { continue }
      var status = CacheStatus()
      (status.kind, status.entries) = (kind, max(0, row.entries))
      status.bytes = row.bytes < 0 ? nil : row.bytes
      status.limit = row.limit < 0 ? nil : row.limit
      status.entryLimit = row.entryLimit < 0 ? nil : row.entryLimit
      caches.append(status)
    }
  }

  func write(to memory: UnsafeMutableRawPointer) {
    memory.storeBytes(of: memoryBytes, as: Int.self)
    memory.storeBytes(of: textBytes, toByteOffset: MemoryLayout<Int>.stride, as: Int.self)
    for (kind, place) in WorkerFigures.places(in: memory) {
      let status = caches.first { $0.kind == kind }
      let row: Row = (
        status == nil ? 0 : 1, status?.entries ?? 0, status?.bytes ?? -1, status?.limit ?? -1,
        status?.entryLimit ?? -1
      )
      place.storeBytes(of: row, as: Row.self)
    }
  }

  /// The place of each kind of cache, behind the first two figures.
  private static func places(
    in memory: UnsafeMutableRawPointer
  ) -> [(kind: CacheKind, place: UnsafeMutableRawPointer)] {
    CacheKind.allCases.enumerated().map { index, kind in
      (kind, memory + 2 * MemoryLayout<Int>.stride + index * MemoryLayout<Row>.stride)
    }
  }
}
