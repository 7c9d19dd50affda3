// SPDX-License-Identifier: AGPL-3.0-or-later

extension PageTextBuilder {
  /// The hyphen at a line's end divides no word if it belongs to a web or mail address, which is broken
  /// there: then it is a character of the address.
  mutating func keepHyphensOfAddresses(_ range: Range<Int>) {
    guard lines[range].contains(where: \.isHyphenated) else { return }
    var isInAddress = false
    for index in range {
      let scalars = characters[lines[index].range].map(\.scalar)
      let blank = scalars.lastIndex { $0.characterClass == .space }
      let word = scalars[(blank.map { $0 + 1 } ?? 0)...]
      // A line without a blank goes on with what the line before began.
      isInAddress = DetectedLink.containsBeginning(word) || (isInAddress && blank == nil)
      guard isInAddress, lines[index].isHyphenated else { continue }
      lines[index].isHyphenated = false
      lines[index].dividesAddress = true
    }
  }
}
