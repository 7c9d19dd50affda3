// SPDX-License-Identifier: AGPL-3.0-or-later

/// What a signature says, apart from the document that it is in.
struct MessageFacts {
  /// Whether it is of the bytes that it was looked at with.
  var isIntact = false
  var signer: Certificate?
  /// Further certificates that it brings along.
  var others: [Certificate] = []
  /// `sha256`, …
  var digest: String?
  /// When the signer says that it was made.
  var signingTime: Int64?
  /// When others say that it was.
  var stamped: Stamped?
  /// Sentences.
  var problems: [String] = []

  struct Stamped {
    var time: Int64
    var signer: Certificate?
    var others: [Certificate]
  }

  static func broken(_ why: String) -> MessageFacts {
    var facts = MessageFacts()
    facts.problems = [why]
    return facts
  }
}
