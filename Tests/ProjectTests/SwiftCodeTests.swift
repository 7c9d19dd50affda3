// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@Suite struct SwiftCodeTests {
  @Test(arguments: [
    ("a // b!", "a      "), ("a /* b /* c */ d! */ e", "a                    e"),
    (#"x = "b! \" c!" + d"#, #"x = "        " + d"#),
    (#"x = "b!\(c["k!"]!)d!""#, #"x = "  \(c["  "]!)  ""#),
    (#"x = "\((a)!)b!""#, #"x = "\((a)!)  ""#),
    (##"x = #"a"!\(b!)\#(c!)"# "##, ##"x = #"        \#(c!)"# "##),
    ("x = \"\"\"\n a\"! \\(b!)\n\"\"\" !", "x = \"\"\"\n     \\(b!)\n\"\"\" !"),
    ("#if a!\n// \"\nb!", "#if a!\n    \nb!"), ("é = \"é\"", "é = \"  \""),
  ])
  func blanksWhatIsNoCode(text: String, code: String) {
    #expect(SwiftCode.only(text) == code)
  }
}
