// SPDX-License-Identifier: AGPL-3.0-or-later

/// Finds changes to the document security store (ISO 32000-2, 12.8.4.3), the data for later
/// validation of signatures.
extension ChangeFinder {
  mutating func compareSecurityStores(
    _ before: PlainObject, _ now: PlainObject
  ) throws(EngineError) {
    guard try differs(before, now) else { return }
    release(before, now)
    changes.note(.validation)
    let store = try new.follow(now)
    guard store != .null else {
      return changes.note(.other, "The document security store was removed.")
    }
    guard case .dictionary(let entries) = store else { return refuseStore() }
    for (key, value) in entries {
      switch key {
      case "Type": if value.name != "DSS" { refuseStore() }
      case "VRI": try checkRecords(value)
      case "Certs", "OCSPs", "CRLs": try checkStreams(value)
      default: refuseStore()
      }
    }
  }

  private mutating func checkRecords(_ value: PlainObject) throws(EngineError) {
    guard case .dictionary(let records) = try new.follow(value) else { return refuseStore() }
    for record in records.values {
      guard case .dictionary(let entries) = try new.follow(record) else {
        refuseStore()
        continue
      }
      for (key, value) in entries {
        switch (key, try new.follow(value)) {
        case ("Type", .name), ("TU", .string), ("TS", .stream): continue
        case ("Cert", .array), ("OCSP", .array), ("CRL", .array): try checkStreams(value)
        default: refuseStore()
        }
      }
    }
  }

  private mutating func checkStreams(_ value: PlainObject) throws(EngineError) {
    guard let elements = try new.follow(value).elements else { return refuseStore() }
    for element in elements {
      guard case .stream = try new.follow(element) else { return refuseStore() }
    }
  }

  private mutating func refuseStore() {
    changes.note(.other, "The document security store has invalid contents.")
  }
}
