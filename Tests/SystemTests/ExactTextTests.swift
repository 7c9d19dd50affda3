// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import System

private let (composed, decomposed) = ("caf\u{E9}", "cafe\u{301}")

struct ExactTextTests {
  private struct Named: Hashable {
    @Exact var name: String?
  }

  @Test func equivalentTextsDiffer() {
    #expect(composed == decomposed)
    #expect(!composed.isExactly(decomposed) && composed.isExactly("caf\u{E9}"))
    #expect(!composed.isExactly("caf") && "".isExactly(""))
    #expect(!Optional(composed).isExactly(decomposed) && Optional<String>.none.isExactly(nil))
    #expect(![composed].isExactly([decomposed]) && ![composed].isExactly([composed, composed]))
    #expect(Named(name: composed) != Named(name: decomposed))
  }

  @Test func bothAreKeysOfADictionary() {
    let numbers: [ExactText: Int] = [ExactText(decomposed): 2, ExactText(composed): 1]
    #expect(numbers[ExactText(composed)] == 1 && numbers[ExactText(decomposed)] == 2)
    #expect(numbers.inOrderOfKeys.map(\.value) == [2, 1])
  }
}
