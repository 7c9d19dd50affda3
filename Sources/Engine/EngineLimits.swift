// SPDX-License-Identifier: AGPL-3.0-or-later

/// The engine's limits for one server's documents, which are untrusted.
public struct EngineLimits: Hashable, Sendable {
  /// The most bytes that the engine uses in all threads; 0: unlimited.
  public var memory: Int
  /// The most pixels of one picture.
  public var pixels: Int
  /// The most pages of one document.
  public var pages: Int
  /// The most bytes of one script's output and requests.
  public var scriptOutput: Int
  /// The deepest nesting of objects. It limits objects that are copied or exported, outline entries,
  /// and form fields.
  public var nesting: Int

  /// The largest permitted value: recursive functions visit nested objects.
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
  ///   - depth: the depth; 0 for the outermost object.
  ///   - what: the nested objects, in the plural.
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

/// A limit that was reached. It has a value if the limit is one number.
public struct EngineLimit: Hashable, Sendable {
  public enum Name: String, Sendable {
    case memory, pixels, pages, bytes, characters, nesting, count
    case scriptSteps, scriptMemory, scriptTime, scriptOutput
  }

  public var name: Name
  public var maximum: Int?

  public init(_ name: Name, _ maximum: Int? = nil) {
    self.name = name
    self.maximum = maximum
  }

  public static let memory = EngineLimit(.memory)
}

extension EngineLimit.Name {
  /// Parses an error message of the engine's C code.
  init(complaint: String) {
    let words: [(String, Self)] = [
      ("pixel", .pixels), ("byte", .bytes), ("deep", .nesting), ("recurs", .nesting),
      ("nest", .nesting),
    ]
    self = words.first { complaint.contains(text: $0.0) }?.1 ?? .count
  }
}
