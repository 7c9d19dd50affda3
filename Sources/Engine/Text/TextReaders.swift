// SPDX-License-Identifier: AGPL-3.0-or-later

import Synchronization

/// Copies of a document, opened on the same bytes, that read the text of pages on several threads.
///
/// Unchecked: each copy has a context of its own, and serves one thread at a time.
public final class TextReaders: @unchecked Sendable {
  private let source: OpenSource
  private let password: String?
  private let free = Mutex<[Reader]>([])

  private struct Reader: @unchecked Sendable {
    let document: Document
  }

  /// `nil` of a document whose text is no longer what its file has.
  public init?(of document: Document) {
    guard document.text.isOfFile, document.sources.current.isUnchanged else { return nil }
    source = document.sources.current
    password = document.opening.password
  }

  /// The text of pages, as far as it can be read, before it is cancelled.
  ///
  /// - Parameter context: the calling thread's, whose crew helps.
  public func texts(
    of pages: [Int], on context: EngineContext, cancellation: Cancellation
  ) -> [Int: PageText] {
    let texts = Mutex<[Int: PageText]>([:])
    // Why a page gives no text is found out by who asks the document itself for it.
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

  /// Closes the copies, on any thread while none is used.
  public func removeAll() { free.withLock { $0 = [] } }

  private func open(on context: EngineContext) throws(EngineError) -> Reader {
    Reader(
      document: try Document.open(source, password: password, in: try context.clone()))
  }
}
