// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Testing

/// The examples of RFC 3986, 5.4, and some of ours.
@Suite struct URIReferenceTests {
  @Test(arguments: [
    ("g:h", "g:h"), ("g", "http://a/b/c/g"), ("./g", "http://a/b/c/g"), ("g/", "http://a/b/c/g/"),
    ("/g", "http://a/g"), ("//g", "http://g"), ("?y", "http://a/b/c/d;p?y"),
    ("g?y", "http://a/b/c/g?y"), ("#s", "http://a/b/c/d;p?q#s"), ("g#s", "http://a/b/c/g#s"),
    (";x", "http://a/b/c/;x"), ("", "http://a/b/c/d;p?q"), (".", "http://a/b/c/"),
    ("..", "http://a/b/"), ("../g", "http://a/b/g"), ("../..", "http://a/"),
    ("../../g", "http://a/g"), ("../../../g", "http://a/g"), ("/./g", "http://a/g"),
    ("/../g", "http://a/g"), ("g.", "http://a/b/c/g."), ("..g", "http://a/b/c/..g"),
    ("./../g", "http://a/b/g"), ("./g/.", "http://a/b/c/g/"), ("g/./h", "http://a/b/c/g/h"),
    ("g/\u{301}h/..", "http://a/b/c/g/"), ("?\u{301}y", "http://a/b/c/d;p?\u{301}y"),
    ("g?y/../x", "http://a/b/c/g?y/../x"), ("g#s/../x", "http://a/b/c/g#s/../x"),
  ])
  func resolving(reference: String, expected: String) {
    #expect(URIReference.resolve(reference, from: "http://a/b/c/d;p?q") == expected)
  }

  @Test func baseWithoutAPath() {
    #expect(URIReference.resolve("x", from: "https://example.org") == "https://example.org/x")
    #expect(URIReference.resolve("x", from: "no base") == "x")
  }

  @Test(
    arguments: [
      ("HTTP://a", "http"), ("mailto:a@b", "mailto"), ("a+b-c.1:x", "a+b-c.1"), ("1a:x", nil),
      ("a/b:c", nil), (":", nil), ("", nil),
    ] as [(String, String?)])
  func schemes(uri: String, scheme: String?) { #expect(URIReference.scheme(of: uri) == scheme) }
}
