// SPDX-License-Identifier: AGPL-3.0-or-later

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
