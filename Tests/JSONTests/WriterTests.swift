// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import JSON

@Suite struct WriterTests {
  private static let numberForms: [(Double, String)] = [
    (0.1, "0.1"), (1, "1"), (-1, "-1"), (0, "0"), (-0.0, "0"), (1.5, "1.5"), (1e300, "1e+300"),
    (.leastNonzeroMagnitude, "5e-324"), (0x1p53, "9007199254740992"),
    (0x1p53 - 1, "9007199254740991"),
    (1e21, "1e+21"), (-1e16, "-1e+16"), (1.0 / 3, "0.3333333333333333"), (.nan, "null"),
    (.infinity, "null"), (-.infinity, "null"),
  ]

  @Test func everyNumberReadsBackInNoMoreDigitsThanNeeded() throws {
    var value = 0.001
    for step in 0..<20_000 {
      value = value * (step.isMultiple(of: 2) ? -1.37 : 1.013) + 0.125
      if value.magnitude > 1e17 { value = 0.001 }
      for number in [value, (value * 1000).rounded() / 1000, (value * 10).rounded() / 10] {
        var writer = JSONWriter()
        writer.number(number)
        #expect(Double(writer.text) == number, "\(number)")
        #expect(writer.text.utf8.count <= number.description.utf8.count || number.magnitude >= 1e16)
      }
    }
  }

  @Test(arguments: numberForms)
  func numbers(value: Double, text: String) throws {
    #expect(value.wireText == text)
    if value.isFinite { #expect(try JSONDocument.parse(text).root.double == value) }
  }

  @Test(arguments: [
    ("", #""""#), ("a\"b\\c/", #""a\"b\\c/""#), ("\u{8}\t\n\u{C}\r", #""\b\t\n\f\r""#),
    ("\0\u{1F}", #""\u0000\u001f""#), ("é€😀\u{2028}\u{7F}", "\"é€😀\u{2028}\u{7F}\""),
    ("\"", #""\"""#), ("ends\n", #""ends\n""#),
  ])
  func strings(value: String, text: String) throws {
    #expect(value.wireText == text)
    #expect(try JSONDocument.parse(text).root.string == value)
  }

  @Test func escapesAtAnyPlace() throws {
    for length in 0..<20 {
      for place in 0...length {
        for character in ["\"", "\\", "\n", "\u{1F}", " ", "!", "é", "\u{7F}"] {
          let text =
            String(repeating: "x", count: place) + character
            + String(repeating: "ÿ", count: length - place)
          #expect(try JSONDocument.parse(text.wireText).root.string == text)
        }
      }
    }
  }

  @Test func integers() throws {
    #expect(Int.min.wireText == "-9223372036854775808")
    #expect(try JSONDocument.parse(Int.min.wireText).root.integer == .min)
    #expect(try JSONDocument.parse(Int.max.wireText).root.integer == .max)
  }

  @Test func commas() {
    var writer = JSONWriter()
    writer.object { writer in
      writer.name("a")
      writer.array { writer in
        writer.integer(1)
        writer.object { _ in }
        writer.array { _ in }
        writer.null()
      }
      writer.member("b", "x")
      writer.member("c", ifPresent: nil as Int?)
      writer.member("d", ifPresent: 2)
      writer.name("e")
      writer.raw("[0]".utf8)
    }
    #expect(writer.text == #"{"a":[1,{},[],null],"b":"x","d":2,"e":[0]}"#)
  }

  @Test func treesRoundTrip() throws {
    let tree: JSONTree = [
      "z": [1, 2.5, nil, true, "a\n"], "a": ["deep": [[[]]]], "big": .integer(.max), "": "",
    ]
    #expect(try JSONTree.parse(tree.wireText) == tree)
    #expect(tree[member: "z"]?[1]?.double == 2.5)
    #expect(tree[member: "z"]?[9] == nil && tree[member: "none"] == nil)
    #expect(JSONTree.number(3).integer == 3 && JSONTree.number(3.5).integer == nil)
  }

  @Test func bigString() throws {
    let text = String(repeating: "QUJD", count: 1 << 18)
    #expect(text.wireBytes.count == text.utf8.count + 2)
    #expect(try JSONDocument.parse(text.wireBytes).root.string == text)
  }
}
