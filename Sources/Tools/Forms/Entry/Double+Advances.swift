// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction

extension [Double] {
  /// Scales the advances of right-to-left letters to the joined letters' width. Each takes its share of
  /// the width that the field's appearance has.
  mutating func fit(
    _ characters: [Character], _ direction: TextDirection, _ font: String,
    in context: any ToolContext
  ) throws(ToolError) {
    // Blanks at line ends are not laid out.
    let text = String(characters).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline
    )
    .map(\.withoutBlankEnd).joined(separator: "\n")
    var style = Annotation.TextStyle()
    (style.font, style.size) = (font, 100)
    let shaped = try engine(context.document.layOut(text, style, width: nil))
    let wanted = shaped.lines.reduce(0) { $0 + $1.x1 - $1.x0 } / style.size
    let joined = indices.filter {
      direction.isRightToLeft(at: $0) && !characters[$0].isWhitespace
    }
    let turned = joined.reduce(0) { $0 + self[$1] }
    let all = zip(self, characters).reduce(0) { $0 + ($1.1.isNewline ? 0 : $1.0) }
    let blanks = String(characters).count - text.count
    guard turned > 0, shaped.lines.count < 10_000 else { return }
    // A blank is narrower than a letter, but blanks at line ends are few.
    let share = (wanted - (all - turned) + Double(blanks) * (self.blank(characters) ?? 0)) / turned
    guard share.isFinite, (0.2...5).contains(share) else { return }
    for place in joined { self[place] *= share }
  }

  private func blank(_ characters: [Character]) -> Double? {
    characters.firstIndex(of: " ").map { self[$0] }
  }
}

extension Substring {
  fileprivate var withoutBlankEnd: Substring {
    var rest = self
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return rest
  }
}
