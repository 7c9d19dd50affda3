// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

/// The overlay of text selected over many pages, in the making. Its text is read some pages at a time,
/// and the overlay is made and encoded on another thread. Until then, the client has the previous
/// overlay.
public final class OverlayInProgress {
  private let view: OpenView

  public enum Step {
    case goesOn
    /// All text is read. ``OverlayMaking`` makes the overlay on any thread, while the document and the view
    /// stay as they are; the other changes of the display are known already.
    case makes(OverlayMaking, DisplayChange)
    /// The client needs no such overlay any more.
    case over
  }

  /// - Returns: `nil` if the view's overlay is made at once, or is being made already.
  public init?(of view: OpenView) {
    guard view.display.needsOverlayInTurns, !view.display.makesOverlayInTurns else { return nil }
    self.view = view
    view.display.makesOverlayInTurns = true
  }

  /// Reads the next pages.
  public func advance(pages count: Int) throws(ToolError) -> Step {
    guard view.owner.views.contains(where: { $0 === view }), view.display.needsOverlayInTurns else {
      return .over
    }
    if let reading = view.startReading(view.selection.text) {
      _ = try reading.advance(pages: count)
      return .goesOn
    }
    let rest = try view.display.change()
    return .makes(
      OverlayMaking(
        overlay: try view.overlay(), ability: view.display.ability, sent: view.display.sent.overlay),
      rest)
  }

  /// Notes that the overlay was sent to the client.
  public func didSend(_ overlay: SentOverlay) {
    view.display.sent.overlay = overlay
    view.display.sent.reading = view.chosen.readings.text
  }

  /// Ends the work, finished or not.
  public func end() { view.display.makesOverlayInTurns = false }
}

/// A new overlay that will be sent to the client.
public struct OverlayMaking: Sendable {
  let overlay: [OverlayItem]
  let ability: DisplayAbility
  /// The previous overlay.
  let sent: SentOverlay

  /// - Returns: the overlay to send, and the overlay as the client has it afterwards.
  public func make() -> (new: VersionedOverlay, sent: SentOverlay) {
    var sent = sent
    let new = sent.take(overlay, for: ability)
    return (new, sent)
  }
}

extension Display {
  /// Whether the overlay is made in turns: text over many pages is selected, and it was not sent to
  /// the client yet.
  var needsOverlayInTurns: Bool {
    guard let text = open.selection.text, text.isLong else { return false }
    guard let reading = sent.reading, reading === open.chosen.readings.text else { return true }
    return !reading.holds(text)
  }
}
