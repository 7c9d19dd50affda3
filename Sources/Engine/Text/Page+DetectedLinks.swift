// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// A link that only the page's text makes.
public struct DetectedPageLink: Hashable, Sendable {
  public var link: PageLink
  /// Each line's part of it.
  public var quads: [Quad]
}

/// The addresses of a page's text, as far as they have been looked for.
struct FoundAddresses {
  var links: [DetectedPageLink] = []
  /// The character to go on at.
  var place = 0
  var isComplete = false
}

extension Page {
  /// Looks for addresses in so many more characters of the page's text. What is found is kept with the
  /// text.
  ///
  /// - Returns: whether that was all of it.
  /// - Throws: ``EngineError/cancelled``, or why the page cannot be interpreted.
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

  /// The addresses in the page's text as links, but for those that a link already stands over.
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
