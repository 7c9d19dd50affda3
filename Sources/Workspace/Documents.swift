// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine

/// Everything that one client has open. Ids count up, so that every run can be repeated.
public final class Documents {
  public let context: EngineContext
  /// In the order in which they were opened.
  public private(set) var all: [OpenDocument] = []
  /// Told of every document after it was opened.
  public var didOpen: (OpenDocument) -> Void = { _ in }
  private var opened = 0
  private var viewsOpened = 0
  private let clock: () -> Int64
  private let randomness: () -> UInt64

  /// - Parameters:
  ///   - clock: seconds since 1970.
  ///   - randomness: random bits.
  public init(
    context: EngineContext, clock: @escaping () -> Int64, randomness: @escaping () -> UInt64
  ) {
    self.context = context
    self.clock = clock
    self.randomness = randomness
  }

  /// The open document with this id.
  public subscript(id: String) -> OpenDocument? { all.first { $0.id == id } }

  /// Opens a document, with a first view of it.
  ///
  /// - Throws: ``EditError/engine(_:)`` with the engine's reason.
  public func open(
    _ origin: DocumentOrigin, password: String?, isReadOnly: Bool
  ) throws(EditError) -> OpenDocument {
    let document: Document
    do throws(EngineError) {
      document = try Document.open(origin, password: password, in: context)
    } catch {
      throw .engine(error)
    }
    var path: String?
    if case .file(let name) = origin { path = name }
    let open = try OpenDocument(
      id: "d\(opened + 1)", path: path, document: document, isReadOnly: isReadOnly, clock: clock,
      randomness: randomness,
      nextViewID: { [unowned self] in
        viewsOpened += 1
        return "v\(viewsOpened)"
      })
    opened += 1
    all.append(open)
    didOpen(open)
    return open
  }

  /// Closes a document; edits that were not saved are lost.
  public func close(_ id: String) { all.removeAll { $0.id == id } }

  public func closeAll() { all = [] }
}
