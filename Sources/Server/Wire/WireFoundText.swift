// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

extension TextPlace: WireEnum {}

/// The number of occurrences in a place, without the text itself.
struct WireFoundText: WrittenRecord {
  static let summary = "The number of occurrences in a place of a document."
  var place = TextPlace.text
  var pageIndex: Int?
  var count = 0

  static let fields: [Field<Self>] = [
    .required("where", \.place, "The kind of place."),
    .optional(
      "pageIndex", \.pageIndex,
      "The page of the place, from 0; absent for places of the document."),
    .required("count", \.count, "The number of occurrences."),
  ]

  /// One entry per kind of place and page.
  static func summed(_ found: [FoundText]) -> [WireFoundText] {
    struct Key: Hashable {
      var place: TextPlace
      var page: Int?
    }
    var counts: [Key: Int] = [:]
    for one in found { counts[Key(place: one.place, page: one.pageIndex), default: 0] += one.count }
    let order = TextPlace.allCases
    return counts.map {
      WireFoundText(place: $0.key.place, pageIndex: $0.key.page, count: $0.value)
    }
    .sorted {
      let (a, b) = (order.firstIndex(of: $0.place) ?? 0, order.firstIndex(of: $1.place) ?? 0)
      return (a, $0.pageIndex ?? -1) < (b, $1.pageIndex ?? -1)
    }
  }
}

/// The kinds of places to search for text to redact.
struct WireRedactionPlaces: Record, Hashable {
  static let summary = "The places to search for text to redact; all unless given."
  var text = true
  var hidden = true
  var annotations = true
  var fields = true
  var outline = true
  var metadata = true
  var attachments = true
  var structure = true
  var links = true
  var scripts = true
  var names = true

  static let fields: [Field<Self>] = [
    .defaulted("text", \.text, "Visible text of pages."),
    .defaulted(
      "hidden", \.hidden,
      """
      Text of pages that is not visible: outside of the crop box, clipped, invisible, or in hidden \
      layers.
      """),
    .defaulted("annotations", \.annotations, "Texts, authors and appearances of annotations."),
    .defaulted(
      "fields", \.fields,
      "Names, values, default values, options and appearances of form fields; XFA."),
    .defaulted("outline", \.outline, "Titles of the outline."),
    .defaulted(
      "metadata", \.metadata,
      "The information dictionary, XMP, and private data of programs."),
    .defaulted(
      "attachments", \.attachments,
      "Names and descriptions of attached files, and the contents of text files."),
    .defaulted(
      "structure", \.structure,
      """
      Replacement text in the structure tree and in marked content: ActualText, Alt, E, titles.
      """
    ),
    .defaulted("links", \.links, "Addresses of links and other actions; removed as a whole."),
    .defaulted("scripts", \.scripts, "Scripts; removed as a whole."),
    .defaulted("names", \.names, "Page labels, names of layers, and other text of the document."),
  ]

  var places: Set<TextPlace> {
    let chosen: [(TextPlace, Bool)] = [
      (.text, text), (.hidden, hidden), (.annotations, annotations), (.fields, fields),
      (.outline, outline), (.metadata, metadata), (.attachments, attachments),
      (.structure, structure), (.links, links), (.scripts, scripts), (.names, names),
    ]
    return Set(chosen.filter(\.1).map(\.0))
  }
}
