// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

/// The engine for one thread: MuPDF's context, with counted and limited memory.
///
/// Use objects made with a context only on its thread; ``clone()`` makes one for another thread, which
/// shares the cache of decoded images and fonts.
public final class EngineContext {
  // Not stored with its type, as in ``Document``.
  private var handle: OpaquePointer?
  private var cacheBytes: Int
  public let limits: EngineLimits
  private let report = UnsafeMutablePointer<cm_error>.allocate(capacity: 1)
  private let memory: EngineMemory
  /// The first context, which must outlive its clones. MuPDF's colour management allocates with the
  /// context that it was made with, even for clones.
  private let origin: EngineContext?
  private weak var sharedDropContext: DropContext?
  /// The threads that help to draw large pictures; `nil` if there are none.
  public var team: (any RasterTeam)?
  /// The memory for pictures, shared by all clones.
  let pixels: PixelPool

  /// A context with a cache of at most `cacheBytes`, and with limits.
  ///
  /// - Parameter lazily: whether it starts on first use.
  public convenience init(
    cacheBytes: Int, limits: EngineLimits = EngineLimits(), lazily: Bool = false
  ) throws(EngineError) {
    self.init(
      raw: nil, cacheBytes: cacheBytes, limits: limits, memory: EngineMemory(limit: limits.memory),
      origin: nil, pixels: PixelPool())
    if !lazily { try start() }
  }

  private init(
    raw: UnsafeMutablePointer<fz_context>?, cacheBytes: Int, limits: EngineLimits,
    memory: EngineMemory, origin: EngineContext?, pixels: PixelPool
  ) {
    handle = raw.map(OpaquePointer.init)
    self.cacheBytes = cacheBytes
    self.limits = limits
    self.memory = memory
    self.origin = origin
    self.pixels = pixels
    report.initialize(to: cm_error())
  }

  /// MuPDF's context; `nil` before ``start()``. Nothing that was made with the context ever sees `nil`.
  var raw: UnsafeMutablePointer<fz_context>? { UnsafeMutablePointer(handle) }

  deinit {
    if let raw { cm_drop_context(raw) }
    report.deallocate()
  }

  /// Starts the engine, if it is not running: this takes a millisecond, for tables and colour
  /// profiles.
  public func start() throws(EngineError) { _ = try started() }

  private func started() throws(EngineError) -> UnsafeMutablePointer<fz_context> {
    if let raw { return raw }
    return try makeRaw()
  }

  // Out of line, like ``failure``: `call` is inlined into hundreds of functions.
  @inline(never)
  private func makeRaw() throws(EngineError) -> UnsafeMutablePointer<fz_context> {
    guard let new = cm_new_context(memory.counters, max(cacheBytes, 1)) else {
      throw .limitExceeded(.memory, "there is no memory for the engine")
    }
    handle = OpaquePointer(new)
    return new
  }

  /// Limits the cache; has no effect after the engine has started.
  public func setCacheBytes(_ count: Int) { cacheBytes = count }

  /// Makes the engine's random numbers the same in every run. They include the ids of the files that it
  /// writes. Use it to compare runs, never if a secret depends on the numbers.
  public func makeRepeatable() throws(EngineError) { cm_make_repeatable(try started()) }

  /// A context for another thread.
  public func clone() throws(EngineError) -> EngineContext {
    guard let copy = cm_clone_context(try started()) else {
      throw .limitExceeded(.memory, "there is no memory for another thread")
    }
    return EngineContext(
      raw: copy, cacheBytes: cacheBytes, limits: limits, memory: memory, origin: origin ?? self,
      pixels: pixels)
  }

  /// A context for another thread that shares nothing but the limits: the threads do not wait for each
  /// other's locks. It has a cache of its own, an eighth as large as this one's.
  public func separate() throws(EngineError) -> EngineContext {
    let new = EngineContext(
      raw: nil, cacheBytes: cacheBytes / 8, limits: limits, memory: memory.part(), origin: nil,
      pixels: pixels)
    try new.start()
    return new
  }

  /// Drops objects made with this context, on any thread.
  var dropContext: DropContext {
    get throws(EngineError) {
      if let sharedDropContext { return sharedDropContext }
      let context = DropContext(try clone())
      sharedDropContext = context
      return context
    }
  }

  /// The bytes that the engine uses now, in all threads.
  public var memoryBytes: Int { Int(clamping: cm_memory_used(memory.wholeCounters)) }

  /// The idle memory for the next pictures. Safe on any thread.
  public var pictureMemory: PictureMemory { PictureMemory(pixels) }

  /// Returns free memory of the whole process to the system.
  public static func returnFreeMemory() { cm_return_memory() }

  /// Stops the engine even where it does not check for cancellation. Safe on any thread.
  public var brake: EngineBrake { EngineBrake(memory) }

  /// The version of MuPDF at build time.
  public static let version = FZ_VERSION

  /// Performs work without limits of memory and time. Such work must not stop halfway; a rollback after
  /// a limit is an example.
  func exempt<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    cm_exempt(memory.wholeCounters, true)
    defer { cm_exempt(memory.wholeCounters, false) }
    return try body()
  }

  /// Calls the facade, and throws the error that it reports.
  func call(
    _ body: (UnsafeMutablePointer<fz_context>, UnsafeMutablePointer<cm_error>) -> Bool
  ) throws(EngineError) {
    guard body(try started(), report) else { throw failure }
  }

  /// The system's error number behind the error that the last call reported; `nil` if there is none.
  var systemError: Int32? { report.pointee.number == 0 ? nil : report.pointee.number }

  /// The error that the last call reported.
  private var failure: EngineError {
    @inline(never) get { EngineError(report.pointee) }
  }
}
