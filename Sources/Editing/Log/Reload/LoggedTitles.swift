// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// The titles of the entries and layers that an edit refers to: those on the way from the top level to an
/// entry of the outline, or that of a layer.
typealias LoggedTitles = [String: [TitlePlace]]

extension LoggedTitles {
  /// The titles of the objects that an edit refers to. The edit must not have been made yet.
  init(of edit: any Edit, in document: Document) {
    self.init()
    guard var titled = edit as? any TitledEdit else { return }
    let reader = TitleReader(document)
    // An edit that refers to missing objects fails when it is made.
    do throws(EditError) { try titled.refer(through: reader) } catch {}
    self = reader.titles
  }

  fileprivate static func key(_ path: OutlinePath) -> String {
    "entry " + path.map(String.init).joined(separator: ".")
  }

  fileprivate static func key(layer id: String) -> String { "layer " + id }
}

/// Notes the titles of references, and leaves the references as they are.
private final class TitleReader: TitledReferences {
  private(set) var titles: LoggedTitles = [:]
  private let document: Document
  private let outline: OutlineTitles
  private lazy var layers = (try? document.layers) ?? LayerList()

  init(_ document: Document) {
    self.document = document
    outline = OutlineTitles(of: document)
  }

  func entry(at path: OutlinePath) throws(EditError) -> OutlinePath {
    if !path.isEmpty {
      titles[LoggedTitles.key(path)] = try engine(outline.titles(of: path))
    }
    return path
  }

  func layer(_ number: Int) -> Int {
    _ = layer(ofNew: Layer.id(number))
    return number
  }

  func layer(ofNew id: String) -> String? {
    titles[LoggedTitles.key(layer: id)] = layers.title(of: id).map { [$0] }
    return id
  }
}

/// Finds the objects of logged titles in another version of the document.
final class TitleFinder: TitledReferences {
  private let titles: LoggedTitles
  private let document: Document
  private let outline: OutlineTitles

  init(_ titles: LoggedTitles, in document: Document) {
    (self.titles, self.document) = (titles, document)
    outline = OutlineTitles(of: document)
  }

  func entry(at path: OutlinePath) throws(EditError) -> OutlinePath {
    if path.isEmpty { return path }
    guard let titles = titles[LoggedTitles.key(path)],
      let found = try engine(outline.path(titled: titles))
    else { throw .unsure("The entry of the outline cannot be told from others in the file.") }
    return found
  }

  func layer(_ number: Int) throws(EditError) -> Int {
    guard let found = try engine(layer(Layer.id(number)))?.number else {
      throw .unsure("The layer cannot be told from others in the file.")
    }
    return found
  }

  func layer(ofNew id: String) -> String? { (try? layer(id))?.id }

  private func layer(_ id: String) throws(EngineError) -> Layer? {
    guard let title = titles[LoggedTitles.key(layer: id)]?.first else { return nil }
    return try document.layers.layer(titled: title)
  }
}

extension TitlePlace: LogObject {
  public static let logged = LogMembers<Self>(
    .required("title", \.title), .defaulted("index", \.index, 0), .defaulted("count", \.count, 1)
  ) { TitlePlace($0, index: $1, count: $2) }
}
