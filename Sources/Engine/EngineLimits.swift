// SPDX-License-Identifier: AGPL-3.0-or-later

/// How much the engine may take for one server's documents, which come from strangers.
public struct EngineLimits: Hashable, Sendable {
  /// Bytes that the engine holds in all threads; 0: any number.
  public var memory: Int
  /// Pixels of one picture.
  public var pixels: Int
  /// Pages of one document.
  public var pages: Int
  /// Bytes of what one script says and asks for.
  public var scriptOutput: Int
  /// How deep in each other what a document holds may lie: objects that are copied or exported, entries
  /// of the outline, form fields.
  public var nesting: Int

  /// How deep may be asked for: what is nested is gone through by functions that call themselves.
  public static let deepest = 512

  public init(
    memory: Int = 0, pixels: Int = 64 << 20, pages: Int = 1 << 20, scriptOutput: Int = 1 << 20,
    nesting: Int = 64
  ) {
    self.memory = memory
    self.pixels = pixels
    self.pages = pages
    self.scriptOutput = scriptOutput
    self.nesting = nesting
  }

  func check(_ box: PixelBox) throws(EngineError) {
    let (product, overflow) = box.width.multipliedReportingOverflow(by: box.height)
    guard !overflow, product <= pixels else {
      throw .limitExceeded(
        EngineLimit(.pixels, pixels),
        "\(box.width) × \(box.height) pixels are more than the limit of \(pixels); "
          + "ask for a smaller scale or for tiles")
    }
  }

  /// - Parameters:
  ///   - depth: of the outermost 0.
  ///   - what: that lies so deep, in the plural.
  public func check(depth: Int, of what: String) throws(EngineError) {
    guard depth < nesting else {
      throw .limitExceeded(
        EngineLimit(.nesting, nesting),
        "\(what) are nested deeper than \(nesting); start with more --max-nesting")
    }
  }

  func check(pageCount: Int) throws(EngineError) {
    guard pageCount <= pages else {
      throw .limitExceeded(
        EngineLimit(.pages, pages),
        "\(pageCount) pages are more than \(pages); start with more --max-pages")
    }
  }
}

extension Document {
  /// The limits of the document's engine.
  public var limits: EngineLimits { context.limits }
}

extension Page {
  /// The limits of the page's engine.
  public var limits: EngineLimits { context.limits }
}
