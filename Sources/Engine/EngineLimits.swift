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

  public init(
    memory: Int = 0, pixels: Int = 64 << 20, pages: Int = 1 << 20, scriptOutput: Int = 1 << 20
  ) {
    self.memory = memory
    self.pixels = pixels
    self.pages = pages
    self.scriptOutput = scriptOutput
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

  func check(pageCount: Int) throws(EngineError) {
    guard pageCount <= pages else {
      throw .limitExceeded(
        EngineLimit(.pages, pages),
        "\(pageCount) pages are more than \(pages); start with more --max-pages")
    }
  }
}

extension Document {
  /// What its engine keeps to.
  public var limits: EngineLimits { context.limits }
}

extension Page {
  /// What its engine keeps to.
  public var limits: EngineLimits { context.limits }
}
