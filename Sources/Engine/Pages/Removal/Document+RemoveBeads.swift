// SPDX-License-Identifier: AGPL-3.0-or-later

extension Document {
  /// Removes the beads of removed pages from article threads. See ISO 32000-2, 12.4.3.
  func removeBeads(
    of doomed: RemovedPages, sharing shared: SharedPageObjects
  ) throws(EngineError) {
    let threads = try catalog?["Threads"]
    for page in doomed.objects {
      for bead in try page["B"]?.elements ?? [] where !shared.beads.contains(bead.number) {
        try remove(bead, threads)
      }
    }
  }

  /// Removes a bead. Beads form a ring; the first one and the thread refer to each other.
  private func remove(_ bead: PDFObject, _ threads: PDFObject?) throws(EngineError) {
    guard let next = try bead["N"], let previous = try bead["V"] else { return }
    let thread = try bead["T"]
    if next.isSame(as: bead) {
      if let thread { try threads?.remove(thread) }
      return
    }
    try previous.set("N", next)
    try next.set("V", previous)
    guard let thread, try thread["F"]?.isSame(as: bead) ?? false else { return }
    try thread.set("F", next)
    try next.set("T", thread)
  }
}
