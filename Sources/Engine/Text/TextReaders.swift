// SPDX-License-Identifier: AGPL-3.0-or-later

import Synchronization

/// Reads the text of pages on several threads, with copies of a document opened from the same bytes.
///
/// Unchecked: each copy has a context of its own, and serves one thread at a time.
public final class TextReaders: @unchecked Sendable {
  private let source: OpenSource
  private let password: String?
  private let free = Mutex<[Reader]>([])

  private struct Reader: @unchecked Sendable {
    let document: Document
  }

  /// `nil` if the document's text differs from its file.
  public init?(of document: Document) {
    guard document.text.isOfFile, document.sources.current.isUnchanged else { return nil }
    source = document.sources.current
    password = document.opening.password
  }

  /// The texts of pages, by index; unreadable pages, and those after a cancellation, are missing.
  ///
  /// - Parameter context: the calling thread's context; its crew helps.
  public func texts(
    of pages: [Int], on context: EngineContext, cancellation: Cancellation
  ) -> [Int: PageText] {
    let texts = Mutex<[Int: PageText]>([:])
    // An error is reported to callers that ask the document itself for the text.
    try? context.share(pages.count) { index, context throws(EngineError) in
      try cancellation.check()
      let idle = free.withLock { $0.popLast() }
      let reader = if let idle { idle } else { try open(on: context) }
      defer { free.withLock { $0.append(reader) } }
      let text = try Page(pages[index], of: reader.document).text(cancellation: cancellation)
      texts.withLock { $0[pages[index]] = text }
    }
    return texts.withLock { $0 }
  }

  /// Closes the copies. Callable on any thread while none is in use.
  public func removeAll() { free.withLock { $0 = [] } }

  private func open(on context: EngineContext) throws(EngineError) -> Reader {
    Reader(
      document: try Document.open(source, password: password, in: try context.separate()))
  }
}
