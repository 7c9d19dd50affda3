// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import Server

/// Tests that the log shows the messages, but no contents of documents.
@Suite struct MessageTraceTests {
  private func line(_ message: String) -> String {
    MessageTrace.line(Array(message.utf8), .fromClient)
  }

  @Test func aShortMessageIsWhole() {
    #expect(
      line(
        #"{"jsonrpc":"2.0","id":3,"method":"interaction/tap","params":{"documentId":"d1","point":[4,2.5]}}"#
      ) == #"→ #3 interaction/tap {"documentId":"d1","point":[4,2.5]}"#)
  }

  @Test func stringsOfTheUserAreLeftOut() {
    let opened = line(
      #"{"id":1,"method":"document/open","params":{"path":"/home/ann/a.pdf","password":"secret"}}"#)
    #expect(!opened.contains("ann") && !opened.contains("secret"))
    #expect(opened.contains(#""path":"…""#))
    let told = line(#"{"method":"x","params":{"kind":"uri","uri":"https://example.org"}}"#)
    #expect(told.contains(#""kind":"uri""#) && !told.contains("example"))
  }

  @Test func namesOfTheUserAreLeftOut() {
    for message in [
      #"{"method":"document/setInfo","params":{"custom":{"Ann":"x","kind":"Ann"},"title":"Ann"}}"#,
      #"{"method":"annotations/add","params":{"annotation":{"customData":{"Ann":"x"}}}}"#,
      #"{"method":"Ann/read","params":{"Ann":{"kind":"Ann"}}}"#,
    ] {
      #expect(!line(message).contains("Ann"))
    }
    #expect(line(#"{"method":"x","params":{"custom":{"Ann":"x"}}}"#).contains(#""custom":{"…":…}"#))
  }

  @Test func longMessagesAreShort() {
    let many = "[" + (0..<5000).map(String.init).joined(separator: ",") + "]"
    #expect(line(#"{"id":1,"result":{"numbers":\#(many)}}"#).count < 100)
    let wide = (0..<500).map { #""m\#($0)":\#($0)"# }.joined(separator: ",")
    #expect(line(#"{"id":1,"result":{\#(wide)}}"#).count < 340)
    let deep = String(repeating: "[", count: 900) + String(repeating: "]", count: 900)
    #expect(line(#"{"id":1,"result":{"deep":\#(deep)}}"#).count < 100)
  }

  @Test func whatIsNoMessageIsToldByItsLength() {
    #expect(line("{\"id\":") == "→ … (6 bytes)")
  }

  @Test func errorsAreShown() {
    let text = line(
      #"{"id":1,"error":{"code":-32602,"message":"No.","data":{"kind":"invalidParams"}}}"#)
    #expect(text.contains("-32602") && text.contains("invalidParams") && !text.contains("No."))
  }
}
