// SPDX-License-Identifier: AGPL-3.0-or-later

import CPCRE2

/// A compiled PCRE2 pattern over UTF-8. The cost of matching is limited.
final class RegularExpression {
  private let code: OpaquePointer
  private let matchData: OpaquePointer
  private let limits: OpaquePointer
  private let stack: OpaquePointer?

  /// The most bytes of a pattern that a user writes.
  static let longestWritten = 10_000
  /// The most bytes of a pattern made from plain text: a letter takes up to some hundred.
  static let longestMade = 1_000_000

  /// - Parameters:
  ///   - asWord: whether a match begins and ends at a word boundary of PCRE2.
  ///   - longest: the most bytes that the pattern may have.
  init(
    _ pattern: String, caseless: Bool, asWord: Bool, longest: Int = longestWritten
  ) throws(SearchError) {
    guard let settings = pcre2_compile_context_create_8(nil) else { throw .tooComplex }
    defer { pcre2_compile_context_free_8(settings) }
    pcre2_set_max_pattern_length_8(settings, longest)
    if asWord { pcre2_set_compile_extra_options_8(settings, UInt32(PCRE2_EXTRA_MATCH_WORD)) }
    var options =
      UInt32(PCRE2_UTF) | UInt32(PCRE2_UCP) | UInt32(PCRE2_MULTILINE)
      | UInt32(PCRE2_NEVER_BACKSLASH_C)
    if caseless { options |= UInt32(PCRE2_CASELESS) }
    var bytes = Array(pattern.utf8)
    var failure: Int32 = 0
    var position = 0
    let code = pcre2_compile_8(&bytes, bytes.count, options, &failure, &position, settings)
    guard let code else {
      throw RegularExpression.error(failure, in: bytes.prefix(max(0, position)))
    }
    guard let matchData = pcre2_match_data_create_from_pattern_8(code, nil) else {
      pcre2_code_free_8(code)
      throw .tooComplex
    }
    guard let limits = pcre2_match_context_create_8(nil) else {
      pcre2_match_data_free_8(matchData)
      pcre2_code_free_8(code)
      throw .tooComplex
    }
    self.code = code
    self.matchData = matchData
    self.limits = limits
    // Without a JIT compiler for this processor, or memory for it, PCRE2 interprets the pattern.
    pcre2_jit_compile_8(code, UInt32(PCRE2_JIT_COMPLETE))
    stack = pcre2_jit_stack_create_8(32 << 10, 1 << 20, nil)
    pcre2_jit_stack_assign_8(limits, nil, stack.map { UnsafeMutableRawPointer($0) })
    pcre2_set_match_limit_8(limits, 5_000_000)
    pcre2_set_depth_limit_8(limits, 100_000)
    pcre2_set_heap_limit_8(limits, 16 << 10)
  }

  deinit {
    pcre2_jit_stack_free_8(stack)
    pcre2_match_context_free_8(limits)
    pcre2_match_data_free_8(matchData)
    pcre2_code_free_8(code)
  }

  /// The first match from an offset on, and its groups. The match is not empty. A group that did not
  /// participate is `nil`. The subject must be valid UTF-8, and the offset between characters.
  func firstMatch(
    in subject: UnsafeBufferPointer<UInt8>, from offset: Int
  ) throws(SearchError) -> (range: Range<Int>, groups: [Range<Int>?])? {
    guard let base = subject.baseAddress, offset <= subject.count else { return nil }
    let options = UInt32(PCRE2_NO_UTF_CHECK) | UInt32(PCRE2_NOTEMPTY)
    let result = pcre2_match_8(code, base, subject.count, offset, options, matchData, limits)
    if result == PCRE2_ERROR_NOMATCH { return nil }
    guard result > 0, let offsets = pcre2_get_ovector_pointer_8(matchData) else {
      throw .tooComplex
    }
    func group(_ index: Int) -> Range<Int>? {
      let start = offsets[2 * index]
      let end = offsets[2 * index + 1]
      return start >= 0 && start <= end && end <= subject.count ? start..<end : nil
    }
    guard let range = group(0) else { return nil }
    return (range, result > 1 ? (1..<Int(result)).map(group) : [])
  }

  private static func error(_ code: Int32, in prefix: ArraySlice<UInt8>) -> SearchError {
    var sentence = [UInt8](repeating: 0, count: 256)
    let length = Int(pcre2_get_error_message_8(code, &sentence, sentence.count))
    return .badExpression(
      reason: String(decoding: sentence.prefix(max(0, length)), as: UTF8.self),
      position: String(decoding: prefix, as: UTF8.self).unicodeScalars.count)
  }
}
