// SPDX-License-Identifier: AGPL-3.0-or-later

/// Finds the files of rich media, the main file first. See ISO 32000-2, 13.7.2.
///
/// Files that the variables of a Flash player name come first, then sounds and films, and then all
/// others. Among equals, the first instance of the configuration for the activation, or else of the
/// first configuration, comes first.
struct RichMediaReader {
  let document: Document
  let object: PDFObject

  private static let mostFiles = 256

  var sources: [MediaSource] {
    get throws(EngineError) {
      let content = try object["RichMediaContent"]
      var files: [PDFObject] = []
      var shown: [String] = []
      for configuration in try configurations(content) {
        for instance in try configuration["Instances"]?.elements ?? [] {
          if let asset = try instance["Asset"] { files.append(asset) }
          if let name = try shownFile(of: instance) { shown.append(name) }
        }
      }
      let assets = try assets(content)
      files += assets
      return try order(files, shown)
    }
  }

  private func order(_ files: [PDFObject], _ shown: [String]) throws(EngineError) -> [MediaSource] {
    var seen: [PDFObject] = []
    var ranked: [(rank: Int, source: MediaSource)] = []
    for file in files.prefix(RichMediaReader.mostFiles) {
      guard !seen.contains(where: { $0.isSame(as: file) }),
        let source = try document.mediaSource(file)
      else { continue }
      seen.append(file)
      let type = source.type(source.start)
      let isPlayable = type.hasPrefix("video/") || type.hasPrefix("audio/")
      let rank = shown.contains(source.name) ? 0 : isPlayable ? 1 : 2
      ranked.append((rank, source))
    }
    return (0...2).flatMap { rank in ranked.filter { $0.rank == rank }.map(\.source) }
  }

  private func configurations(_ content: PDFObject?) throws(EngineError) -> [PDFObject] {
    let all = try content?["Configurations"]?.elements ?? []
    guard let first = try object["RichMediaSettings"]?["Activation"]?["Configuration"] else {
      return all
    }
    return [first] + all.filter { !$0.isSame(as: first) }
  }

  /// The file in the variables of a Flash player: `source=film.flv&skin=…`.
  private func shownFile(of instance: PDFObject) throws(EngineError) -> String? {
    let variables = try instance["Params"]?["FlashVars"]
    guard let variables else { return nil }
    let text =
      try variables.kind == .stream
      ? String(decoding: variables.streamStart(4096), as: UTF8.self) : variables.text ?? ""
    let source = text.split(separator: "&").first { $0.hasPrefix("source=") }
    return source.map { String($0.dropFirst(7)) }
  }

  /// The file specifications in the name tree.
  private func assets(_ content: PDFObject?) throws(EngineError) -> [PDFObject] {
    var nodes = try content?["Assets"].map { [$0] } ?? []
    var assets: [PDFObject] = []
    var budget = RichMediaReader.mostFiles
    while budget > 0, !nodes.isEmpty {
      budget -= 1
      let node = nodes.removeFirst()
      let names = try node["Names"]?.elements ?? []
      for index in stride(from: 1, to: names.count, by: 2) { assets.append(names[index]) }
      nodes += try node["Kids"]?.elements.prefix(budget) ?? []
    }
    return assets
  }
}
