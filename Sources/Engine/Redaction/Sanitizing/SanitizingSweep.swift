// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// Removes entries that hide information from the dictionaries of a document.
struct SanitizingSweep {
  private let kinds: Set<HiddenInformation>
  private(set) var counts: [HiddenInformation: Int] = [:]
  private let document: Document
  /// The embedded files that were counted.
  private var known = EmbeddedFileNumbers()

  /// Clears the information of the document as a whole.
  init(_ kinds: Set<HiddenInformation>, of document: Document) throws(EngineError) {
    (self.kinds, self.document) = (kinds, document)
    for kind in [HiddenInformation.metadata, .scripts, .thumbnails, .privateData]
    where kinds.contains(kind) { counts[kind] = 0 }
    if kinds.contains(.metadata) { try clearInformation(document) }
    if kinds.contains(.scripts) {
      try clearNamedScripts(document)
      try clearXFAScripts(document)
    }
    if kinds.contains(.links), try document.catalog?["URI"] != nil {
      // The base of relative addresses.
      try document.catalog?.set("URI", nil)
      counts[.links] = 1
    }
    if kinds.contains(.attachments) {
      counts[.attachments] = 0
      known = try document.listedFiles
      for file in try document.associatedFiles(besides: known) {
        try known.insert(file.specification, in: document)
      }
      try clearOriginals()
      try document.catalog?["Names"]?.set("EmbeddedFiles", nil)
      try document.catalog?.set("Collection", nil)
    }
  }

  /// Clears the information dictionary, but keeps it. An incremental save can only describe changes to
  /// it.
  private mutating func clearInformation(_ document: Document) throws(EngineError) {
    guard let information = try document.trailer?["Info"] else { return }
    for (key, _) in try information.entries {
      try information.set(key, nil)
      counts[.metadata, default: 0] += 1
    }
  }

  private mutating func clearNamedScripts(_ document: Document) throws(EngineError) {
    guard let names = try document.catalog?["Names"], let root = try names["JavaScript"] else {
      return
    }
    counts[.scripts, default: 0] += try document.nameTreeEntries(root).count
    try names.set("JavaScript", nil)
  }

  /// Drops an XFA form with scripts. Acrobat runs such scripts (ISO 32000-2, annex K).
  private mutating func clearXFAScripts(_ document: Document) throws(EngineError) {
    guard let form = try document.catalog?["AcroForm"]?["XFA"] else { return }
    var packets: [UInt8] = []
    for packet in try form.kind == .array ? form.elements : [form] where try packet.kind == .stream
    {
      // In UTF-16, each letter of ASCII has a zero byte.
      packets += try packet.streamBytes(limit: 64 << 20).filter { $0 != 0 }
    }
    let text = String(decoding: packets, as: UTF8.self)
    guard text.contains(text: "<script") || text.contains(text: ":script") else { return }
    try document.dropXFA()
    counts[.scripts, default: 0] += 1
  }

  /// Empties the editable originals that LibreOffice embeds in PDF files. The trailer refers to them. It
  /// is not in the journal, so the entry stays until a full save leaves it out.
  private mutating func clearOriginals() throws(EngineError) {
    for original in try document.trailer?["AdditionalStreams"]?.elements ?? [] {
      guard try original.kind == .stream, try original["Length"]?.integer != 0 else { continue }
      try document.updateStream(original, [])
      counts[.attachments, default: 0] += 1
    }
  }

  mutating func clear(_ dictionary: PDFObject) throws(EngineError) {
    if kinds.contains(.attachments) { try clearFile(of: dictionary) }
    if kinds.contains(.scripts), try dictionary["S"]?.name == "Rendition",
      try dictionary["JS"] != nil, try !isOnlyScript(dictionary)
    {
      // Only the script goes: what plays a medium stays.
      try dictionary.set("JS", nil)
      counts[.scripts, default: 0] += 1
    }
    for (key, value) in try dictionary.entries {
      if let kind = try kind(of: key, value) {
        try dictionary.set(key, nil)
        // Associated files are counted one by one.
        if key != "AF", counts[kind] != nil || kind == .links { counts[kind, default: 0] += 1 }
      } else if key == "Next", try value.kind == .array {
        for position in (0..<(try value.count)).reversed() {
          guard let action = try value[position], let kind = try actionKind(action) else {
            continue
          }
          try value.remove(at: position)
          counts[kind, default: 0] += 1
        }
      }
    }
  }

  /// Removes an embedded file from its specification (ISO 32000-2, 7.11.3). Media, actions, reference
  /// forms, and the marks of contents need the specification.
  private mutating func clearFile(of specification: PDFObject) throws(EngineError) {
    guard try specification["EF"]?.kind == .dictionary else { return }
    if try !known.contains(specification, in: document) {
      try known.insert(specification, in: document)
      counts[.attachments, default: 0] += 1
    }
    for key in ["EF", "RF"] { try specification.set(key, nil) }
  }

  private func kind(of key: String, _ value: PDFObject) throws(EngineError) -> HiddenInformation? {
    switch key {
    case "Metadata" where kinds.contains(.metadata):
      return try value.kind == .stream ? .metadata : nil
    // The script of a 3D model (ISO 32000-2, 13.6.3).
    case "OnInstantiate" where kinds.contains(.scripts): return .scripts
    case "PieceInfo" where kinds.contains(.privateData): return .privateData
    case "Thumb" where kinds.contains(.thumbnails): return .thumbnails
    case "AF" where kinds.contains(.attachments): return .attachments
    default: return try actionKind(value)
    }
  }

  private func actionKind(_ value: PDFObject) throws(EngineError) -> HiddenInformation? {
    guard try value.kind == .dictionary, let action = try value["S"]?.name else { return nil }
    switch action {
    case "JavaScript": return kinds.contains(.scripts) ? .scripts : nil
    case "Rendition":
      return try isOnlyScript(value) && kinds.contains(.scripts) ? .scripts : nil
    case "URI", "Launch", "GoToR", "GoToE", "SubmitForm", "ImportData":
      return kinds.contains(.links) ? .links : nil
    default: return nil
    }
  }

  /// Whether an action for media only runs a script. See ISO 32000-2, table 218.
  private func isOnlyScript(_ action: PDFObject) throws(EngineError) -> Bool {
    guard try action["JS"] != nil, try action["R"] == nil else { return false }
    return try action["OP"] == nil
  }
}
