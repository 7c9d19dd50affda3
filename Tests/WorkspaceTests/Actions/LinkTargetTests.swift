// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import Testing

@Suite struct LinkTargetTests {
  @Test(arguments: [
    ("www.example.org", "http://www.example.org"), ("example.org", "http://example.org"),
    ("example.org:8080/a", "http://example.org:8080/a"),
    ("ann@example.org", "mailto:ann@example.org"),
    ("ann@example.org?subject=x", "mailto:ann@example.org?subject=x"),
    (" https://a.org/\n", "https://a.org/"), ("java\nscript:x", "javascript:x"),
    ("java\u{1}script:x", "javascript:x"), ("https://a.org/\u{202E}b", "https://a.org/b"),
    ("chapter.pdf", "chapter.pdf"), ("chapter.html#a", "chapter.html#a"),
    ("example.com", "http://example.com"),
    ("chapter.html/a", "http://chapter.html/a"),
    ("a/b", "a/b"), ("#top", "#top"), ("  ", ""), ("mailto:x", "mailto:x"),
  ])
  func normalizing(uri: String, expected: String) {
    #expect(LinkTarget.normalize(uri) == expected)
  }

  @Test(arguments: [
    ("https://a.org", LinkTarget.safe), ("MAILTO:a@b", .safe), ("javascript:x", .script),
    ("JavaScript:x", .script), ("data:text/html,x", .script), ("file:///etc/passwd", .file),
    ("run:a.exe", .file), ("zotero://x", .unknown), ("a/b", .relative), ("", .relative),
    (#"\\host\share"#, .file), ("//host/share", .file), (#"/\host/share"#, .file),
    (#"C:\a.exe"#, .file), ("/a", .relative),
    // A mark joins the delimiter before it to one character of Swift's.
    ("javascript:\u{301}x", .script), ("javascript:\u{200D}x", .script), ("file:\u{301}x", .file),
    ("//\u{301}host", .file), ("/\u{301}/host", .relative),
  ])
  func judging(uri: String, expected: LinkTarget) { #expect(LinkTarget(uri) == expected) }
}
