// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// A link that was detected in the page's text.
public struct DetectedPageLink: Hashable, Sendable {
  public var link: PageLink
  /// The quads, one for each line.
  public var quads: [Quad]
}

/// The addresses of a page's text that were found so far.
struct FoundAddresses {
  var links: [DetectedPageLink] = []
  /// The next character to search.
  var place = 0
  var isComplete = false
}

extension Page {
  /// Searches the next `count` characters of the page's text for addresses. The result is kept with
  /// the text.
  ///
  /// - Returns: whether the whole text is searched.
  /// - Throws: ``EngineError/cancelled``, or the error that prevents interpreting the page.
  public func findAddresses(
    in count: Int, cancellation: Cancellation? = nil
  ) throws(EngineError) -> Bool {
    var found = contents.addresses ?? FoundAddresses()
    guard !found.isComplete else { return true }
    let text = try text(cancellation: cancellation)
    try cancellation?.check()
    let (sum, isBeyond) = found.place.addingReportingOverflow(max(1, count))
    for address in text.addresses(from: &found.place, to: isBeyond ? .max : sum) {
      let quads = text.quads(of: address.range)
      guard let first = quads.first?.bounds else { continue }
      let rect = quads.dropFirst().reduce(first) { $0.union($1.bounds) }
      let link = PageLink(rect: rect, action: Action(.uri(address.uri)))
      found.links.append(DetectedPageLink(link: link, quads: quads))
    }
    found.isComplete = found.place >= text.characters.count
    contents.addresses = found
    return found.isComplete
  }

  /// The addresses in the page's text as links, except those that already have a link annotation.
  public func detectedLinks(
    cancellation: Cancellation? = nil
  ) throws(EngineError) -> [DetectedPageLink] {
    while try !findAddresses(in: 20_000, cancellation: cancellation) {}
    let found = contents.addresses?.links ?? []
    guard !found.isEmpty else { return [] }
    let rects = try links.map(\.rect)
    return found.filter { link in
      guard let middle = link.quads.first?.bounds.center else { return false }
      return !rects.contains { $0.contains(middle) }
    }
  }
}
