// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF
import System

/// The permissions in the document's encryption (ISO 32000-2, table 22).
public struct Permissions: Hashable, Sendable {
  public var print = true
  public var modify = true
  public var copy = true
  public var annotate = true
  public var fillForms = true
  public var assemble = true

  public init() {}

  /// Whether signature fields may be given the look of a signature. A certification for filling in forms
  /// does not allow it, because a field that only looks signed could deceive.
  public var signByHand: Bool { fillForms }
}

extension Document {
  /// The permissions; the owner's password allows everything.
  public var permissions: Permissions {
    guard !opening.isOwner else { return Permissions() }
    var (bits, revision): (Int32, Int32) = (0, 0)
    guard cm_permissions(context.raw, raw, &bits, &revision) else { return Permissions() }
    return Permissions(bits: Int(bits), revision: Int(revision))
  }

  /// Whether the file was damaged and has been repaired.
  public var isRepaired: Bool { cm_was_repaired(context.raw, raw) }

  /// The identity of the file when the document was opened; `nil` for bytes.
  public var fileIdentity: FileIdentity? { source.identity }

  /// Whether the file was overwritten in place. Its unread parts are lost then. Only possible for files
  /// that are too large to be read when they are opened.
  public var isOverwritten: Bool { !source.isUnchanged }

  /// The PDF version, such as 17 for 1.7.
  public var pdfVersion: Int {
    get throws(EngineError) {
      var version: Int32 = 0
      try context.call { cm_version($0, raw, &version, $1) }
      return Int(version)
    }
  }

  /// Raises the PDF version that the catalog names. The version is 17 for 1.7, for example. Nothing
  /// changes if the document has at least this version. Only within an operation of the journal.
  func raiseVersion(to version: Int) throws(EngineError) {
    guard try pdfVersion < version else { return }
    try catalog?.set("Version", makeName("\(version / 10).\(version % 10)"))
  }

  /// A text entry of the information dictionary (ISO 32000-2, 14.3.3).
  public func information(_ key: String) throws(EngineError) -> String? {
    try trailer?["Info"]?[key]?.text
  }

  /// The non-standard entries of the information dictionary, as text.
  public var customInformation: [ExactText: String] {
    get throws(EngineError) {
      var custom: [ExactText: String] = [:]
      for (name, value) in try trailer?["Info"]?.entries ?? []
      where !Document.standardInformation.contains(name) {
        let key = ExactText(name)
        switch try value.kind {
        case .string: custom[key] = try value.text
        case .name: custom[key] = try value.name
        case .boolean: custom[key] = try value.boolean.map { "\($0)" }
        case .integer: custom[key] = try value.integer.map { "\($0)" }
        case .real: custom[key] = try value.real.map { "\($0)" }
        default: break
        }
      }
      return custom
    }
  }

  /// The keys of ISO 32000-2, table 349.
  public static let standardInformation: Set<String> = [
    "Title", "Author", "Subject", "Keywords", "Creator", "Producer", "CreationDate", "ModDate",
    "Trapped",
  ]

  /// A date entry of the information dictionary, in seconds since 1970.
  public func informationDate(_ key: String) throws(EngineError) -> Int64? {
    try trailer?["Info"]?[key]?.date
  }

  public var isEncrypted: Bool {
    get throws(EngineError) { try trailer?["Encrypt"] != nil }
  }
}
