// SPDX-License-Identifier: AGPL-3.0-or-later

extension Page {
  /// What an annotation plays; `nil` of one that plays nothing.
  ///
  /// - Throws: ``EngineError/limitExceeded(_:)`` of more than half a gigabyte.
  public func media(of id: String) throws(EngineError) -> Media? {
    guard let type = try annotation(id)?.type else { return nil }
    let object = try annotationObject(id)
    switch type {
    case .sound: return try object["Sound"].flatMap { sound throws(EngineError) in try wave(sound) }
    case .movie: return try media(object["Movie"]?["F"], mimeType: nil)
    case .screen: return try clip(rendition(of: object))
    case .richMedia: return try media(asset(of: object["RichMediaContent"]), mimeType: nil)
    default: return nil
    }
  }

  /// What a sound action plays, by the number of its object; `nil` of what is no sound.
  func sound(_ sound: PDFObject) throws(EngineError) -> Media? { try wave(sound) }

  /// The rendition that an action of the annotation plays (ISO 32000-2, 12.6.4.14): a touch's, or that
  /// of the page's being shown.
  private func rendition(of object: PDFObject) throws(EngineError) -> PDFObject? {
    if let rendition = try object["A"]?["R"] { return rendition }
    for event in ["U", "D", "PV", "PO"] {
      if let rendition = try object["AA"]?[event]?["R"] { return rendition }
    }
    return nil
  }

  /// The clip of a rendition, of several the first that has one (13.2.3); a circle of them ends.
  private func clip(_ rendition: PDFObject?) throws(EngineError) -> Media? {
    var pending = rendition.map { [$0] } ?? []
    var budget = 64
    while budget > 0, !pending.isEmpty {
      budget -= 1
      let next = pending.removeFirst()
      if let clip = try next["C"] {
        var data = clip
        // A section names the clip that it is of (13.2.4.3).
        if try clip["S"]?.name == "MCS", let whole = try clip["D"] { data = whole }
        if let media = try media(data["D"], mimeType: data["CT"]?.text) { return media }
      }
      if let several = try next["R"] { pending += try several.elements }
    }
    return nil
  }

  /// The file that a rich media annotation begins with: its first instance's, but not a player that
  /// only shows another of its files (13.7.2).
  private func asset(of content: PDFObject?) throws(EngineError) -> PDFObject? {
    var all: [PDFObject] = []
    for configuration in try content?["Configurations"]?.elements ?? [] {
      for instance in try configuration["Instances"]?.elements ?? [] {
        if let asset = try instance["Asset"] { all.append(asset) }
      }
    }
    var nodes = try content?["Assets"].map { [$0] } ?? []
    var budget = 256
    while budget > 0, !nodes.isEmpty {
      budget -= 1
      let node = nodes.removeFirst()
      let names = try node["Names"]?.elements ?? []
      for index in stride(from: 1, to: names.count, by: 2) { all.append(names[index]) }
      nodes += try node["Kids"]?.elements ?? []
    }
    for asset in all {
      let type = Media.mimeType(of: try document.fileName(asset) ?? "")
      if type.hasPrefix("video/") || type.hasPrefix("audio/") { return asset }
    }
    return all.first
  }

  private func media(_ file: PDFObject?, mimeType: String?) throws(EngineError) -> Media? {
    guard let file, let name = try document.fileName(file) else { return nil }
    let embedded =
      try file.kind == .dictionary ? try document.embeddedFile(file) : nil
    guard let embedded else {
      let type = mimeType ?? Media.mimeType(of: name)
      return Media(name: name, mimeType: type, content: .external(name))
    }
    let told = try embedded["Subtype"]?.name
    let type = mimeType ?? told ?? Media.mimeType(of: name)
    return Media(
      name: name, mimeType: type,
      content: .embedded(try embedded.streamBytes(limit: Page.mostMediaBytes)))
  }

  /// A sound object as a file that players know (13.3).
  private func wave(_ sound: PDFObject) throws(EngineError) -> Media? {
    guard try sound.kind == .stream else { return nil }
    if let file = try media(sound["F"], mimeType: nil) { return file }
    var header = Annotation.Sound(rate: try sound["R"]?.real ?? 8000)
    header.channels = try sound["C"]?.integer ?? 1
    header.bitsPerSample = try sound["B"]?.integer ?? 8
    header.encoding = try sound["E"]?.name ?? "Raw"
    header.bytes = try sound.streamBytes(limit: Page.mostMediaBytes)
    guard let bytes = WaveFile.bytes(of: header) else { return nil }
    return Media(name: "sound.wav", mimeType: "audio/wav", content: .embedded(bytes))
  }

  private static let mostMediaBytes = 512 << 20
}
