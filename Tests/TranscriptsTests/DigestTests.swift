// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import Testing

@testable import Transcripts

@Suite struct DigestTests {
  /// The examples of FIPS 180, and lengths about the borders of a block (by `sha256sum`).
  @Test(arguments: [
    ("", 1, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", 1, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", 1,
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    ("a", 55, "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"),
    ("a", 64, "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"),
    ("a", 1_000, "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"),
  ])
  func sha256(text: String, times: Int, digest: String) {
    #expect(SHA256.hexadecimal(Array(String(repeating: text, count: times).utf8)) == digest)
  }

  @Test func onlyLongDataIsReplaced() {
    let long = String(repeating: "YWFh", count: 334)
    let text = String(repeating: "ü", count: 150)
    let tree: JSONTree = [
      "data": .string(long), "text": .string(long), "in": [["data": "YWFh"]],
      "svg": ["data": .string(text)], "error": ["data": ["data": .string(long)]],
    ]
    let digest: JSONTree = "<1002 bytes, sha-256 753d9ba07f28cb16>"
    let shown = tree.withDigests
    #expect(shown[member: "data"] == digest)
    #expect(shown[member: "text"] == .string(long))
    #expect(shown[member: "in"] == [["data": "YWFh"]])
    #expect(shown[member: "svg"]?[member: "data"]?.string?.hasPrefix("<300 bytes, ") == true)
    #expect(shown[member: "error"]?[member: "data"]?[member: "data"] == digest)
  }
}
