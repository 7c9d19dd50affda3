// SPDX-License-Identifier: AGPL-3.0-or-later

extension PageTextBuilder {
  /// Keeps hyphens at line ends that belong to web or e-mail addresses, which are broken there: such a
  /// hyphen divides no word, and is a character of the address.
  mutating func keepHyphensOfAddresses(_ range: Range<Int>) {
    guard lines[range].contains(where: \.isHyphenated) else { return }
    var isInAddress = false
    for index in range {
      let scalars = characters[lines[index].range].map(\.scalar)
      let blank = scalars.lastIndex { $0.characterClass == .space }
      let word = scalars[(blank.map { $0 + 1 } ?? 0)...]
      // A line without a space continues the word of the line before.
      isInAddress = DetectedLink.containsBeginning(word) || (isInAddress && blank == nil)
      guard isInAddress, lines[index].isHyphenated else { continue }
      lines[index].isHyphenated = false
      lines[index].dividesAddress = true
    }
  }
}
