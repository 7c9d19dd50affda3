// SPDX-License-Identifier: AGPL-3.0-or-later

/// Finds the media of an annotation (ISO 32000-2, 13).
struct MediaReader {
  let page: Page
  let object: PDFObject
  let type: AnnotationType

  private var document: Document { page.document }

  /// The files of the annotation, the one that plays first in front. Only rich media has more than one.
  func sources(rendition: Int?) throws(EngineError) -> [MediaSource] {
    switch type {
    case .sound: return try single(document.soundSource(object["Sound"]))
    case .movie: return try single(file(object["Movie"]?["F"]))
    case .screen: return try single(clip(self.rendition(rendition)))
    case .richMedia: return try RichMediaReader(document: document, object: object).sources
    case .threeD: return try single(model(object["3DD"]))
    default: return []
    }
  }

  private func single(_ source: MediaSource?) -> [MediaSource] { source.map { [$0] } ?? [] }

  /// The file of a file specification.
  private func file(_ file: PDFObject?, type: String? = nil) throws(EngineError) -> MediaSource? {
    try document.mediaSource(file, type: type)
  }

  /// A three-dimensional model (13.6.3). A dictionary may refer to its stream.
  private func model(_ data: PDFObject?) throws(EngineError) -> MediaSource? {
    let stream = try data?.kind == .stream ? data : data?["3DD"]
    guard let stream, try stream.kind == .stream else { return nil }
    let ending = try stream["Subtype"]?.name == "PRC" ? "prc" : "u3d"
    return MediaSource(name: "model.\(ending)", declaredType: "model/\(ending)", stream: stream)
  }

  /// The rendition with this number, or else the screen's own: from an action on a click or when its
  /// page is shown, or from an action of another annotation of the page that refers to the screen
  /// (12.6.4.14).
  private func rendition(_ number: Int?) throws(EngineError) -> PDFObject? {
    if let number { return try document.object(numbered: number) }
    for action in try actions(of: object) {
      if let rendition = try action["R"] { return rendition }
    }
    for other in try page.object["Annots"]?.elements ?? [] where !other.isSame(as: object) {
      for action in try actions(of: other) {
        guard let target = try action["AN"], target.isSame(as: object) else { continue }
        if let rendition = try action["R"] { return rendition }
      }
    }
    return nil
  }

  private func actions(of annotation: PDFObject) throws(EngineError) -> [PDFObject] {
    var actions: [PDFObject] = []
    if let action = try annotation["A"] { actions.append(action) }
    for event in ["U", "D", "PV", "PO"] {
      if let action = try annotation["AA"]?[event] { actions.append(action) }
    }
    return actions
  }

  /// The clip of a rendition: the first one in a list (13.2.3). Loops end.
  private func clip(_ rendition: PDFObject?) throws(EngineError) -> MediaSource? {
    var pending = rendition.map { [$0] } ?? []
    var budget = 64
    while budget > 0, !pending.isEmpty {
      budget -= 1
      let next = pending.removeFirst()
      if let clip = try next["C"] {
        var data = clip
        // A section refers to the clip that it belongs to (13.2.4.3).
        if try clip["S"]?.name == "MCS", let whole = try clip["D"] { data = whole }
        if let source = try file(data["D"], type: data["CT"]?.text) { return source }
      }
      if let several = try next["R"] { pending += try several.elements.prefix(budget) }
    }
    return nil
  }
}

extension Document {
  /// The object with this number; `nil` if the file has none.
  fileprivate func object(numbered number: Int) throws(EngineError) -> PDFObject? {
    do throws(EngineError) {
      return try reference(to: number)
    } catch .notFound {
      return nil
    } catch {
      throw error
    }
  }

  /// The embedded samples, or another file (ISO 32000-2, 13.3).
  func soundSource(_ sound: PDFObject?) throws(EngineError) -> MediaSource? {
    guard let sound, try sound.kind == .stream else { return nil }
    if let file = try mediaSource(sound["F"]) { return file }
    var header = Annotation.Sound(rate: try sound["R"]?.real ?? 8000)
    header.channels = try sound["C"]?.integer ?? 1
    header.bitsPerSample = try sound["B"]?.integer ?? 8
    header.encoding = .init(rawValue: try sound["E"]?.name ?? "Raw")
    return MediaSource(name: "sound.wav", declaredType: nil, stream: sound, sound: header)
  }

  /// The file of a file specification; `nil` if it has no name.
  func mediaSource(_ file: PDFObject?, type: String? = nil) throws(EngineError) -> MediaSource? {
    guard let file, let name = try fileName(file) else { return nil }
    var source = MediaSource(name: name, declaredType: type)
    guard try file.kind == .dictionary, let stream = try embeddedFile(file),
      try stream.kind == .stream
    else { return source }
    source.stream = stream
    source.declaredType = type
    if type == nil { source.declaredType = try stream["Subtype"]?.name }
    return source
  }
}

extension MediaReader {
  /// Whether there is a poster to show until it plays: the appearance, or a movie's own poster.
  var hasPoster: Bool {
    get throws(EngineError) {
      if try object["Movie"]?["Poster"]?.kind == .stream { return true }
      return try object["AP"]?["N"]?.kind == .stream
    }
  }

  var playback: Media.Playback {
    get throws(EngineError) {
      var playback = Media.Playback()
      switch type {
      case .movie: try readMovie(&playback)
      case .screen: try readScreen(&playback)
      case .richMedia:
        let condition = try object["RichMediaSettings"]?["Activation"]?["Condition"]?.name
        playback.start = starts[condition ?? ""] ?? .touch
      case .threeD:
        playback.start = starts[try object["3DA"]?["A"]?.name ?? ""] ?? .touch
      default: break
      }
      return playback
    }
  }

  private var starts: [String: Media.Playback.Start] { ["PO": .pageOpen, "PV": .pageVisible] }

  /// Reads a movie activation dictionary (ISO 32000-2, table 307).
  private func readMovie(_ playback: inout Media.Playback) throws(EngineError) {
    guard let activation = try object["A"] else { return }
    playback.showsControls = try activation["ShowControls"]?.boolean
    if let mode = try activation["Mode"]?.name {
      playback.repeats = ["Repeat", "Palindrome"].contains(mode) ? 0 : 1
    }
    playback.volume = try activation["Volume"]?.real.map { min(max($0, 0), 1) }
    playback.speed = try activation["Rate"]?.real
  }

  /// Reads the play parameters of a rendition (tables 293 and 294): `MH` ("must honour") takes
  /// precedence over `BE` ("best effort").
  private func readScreen(_ playback: inout Media.Playback) throws(EngineError) {
    for (event, start) in starts {
      if try object["AA"]?[event]?["R"] != nil { playback.start = start }
    }
    var action = try object["A"]
    for event in ["PV", "PO"] where action == nil { action = try object["AA"]?[event] }
    guard let parameters = try action?["R"]?["P"] else { return }
    for part in ["BE", "MH"] {
      guard let said = try parameters[part] else { continue }
      if let shows = try said["C"]?.boolean { playback.showsControls = shows }
      if let count = try said["RC"]?.real { playback.repeats = max(count, 0) }
      if let volume = try said["V"]?.real { playback.volume = min(max(volume / 100, 0), 1) }
    }
  }
}
