// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import JSONRPC
import System

/// Bytes for a client, or the place to read them.
struct DeliveredData: Sendable {
  var data: Base64?
  var path: String?
  var sharedMemory: WireSharedMemory?
}

/// A piece of POSIX shared memory.
struct WireSharedMemory: WrittenRecord {
  var id = ""
  var bytes = 0
  static let fields: [Field<Self>] = [
    .required("name", \.id, "The name for `shm_open`."),
    .required("bytes", \.bytes, "The length in bytes."),
  ]
}

/// Hands bytes over to the client: in the message, or in a file or shared memory that only the user
/// can read and that the client removes.
struct DataDelivery: Sendable {
  /// The maximum size of data in a message, in bytes.
  static let inlineLimit = 96 << 20
  /// The maximum size of a small payload, in bytes. A larger one is delivered as `initialize`
  /// chose, unless the request chooses.
  static let largePayload = 64 << 10
  private let wanted: RenderDelivery?
  private let ofLarge: RenderDelivery
  private let name: String
  /// The folder for files that are delivered to the client.
  private let folder: String
  private let pool: SharedPictures
  /// Whether the bytes were made before a request for them: ``SharedPictures/handOver(_:)``
  /// follows.
  var isPrepared = false
  /// The slots in which a worker hands large pictures to the front.
  private let slots: PictureSlots?

  /// - Parameter wanted: the delivery that the request chooses; `nil` if the size decides.
  init(_ wanted: RenderDelivery?, of session: Session) {
    self.wanted = wanted
    ofLarge = session.client.capabilities.largePayloads
    name = session.world.secretName()
    folder = session.world.temporaryFolder
    pool = session.world.sharedPictures
    slots = session.world.worker?.pictures
  }

  /// How a payload of `count` bytes is delivered.
  func way(of count: Int) -> RenderDelivery {
    wanted ?? (count > DataDelivery.largePayload ? ofLarge : .inline)
  }

  static var tooLarge: RPCError {
    RenderParams.tooLarge(
      "The data is too large for a message: set delivery to file or sharedMemory.",
      .inlineBytes, inlineLimit)
  }

  /// Delivers the picture that `draw` makes. `draw` gets shared memory of that size if some is free.
  func deliver(
    size: Int?, draw: (PixelMemory?) throws(RPCError) -> PictureBytes
  ) throws(RPCError) -> DeliveredData {
    guard let size, way(of: size) == .sharedMemory else { return try deliver(try draw(nil)) }
    guard let returned = pool.take(size, newName: "/" + name) else {
      return try deliver(try draw(nil), isKept: true)
    }
    do throws(RPCError) {
      _ = try draw(returned.memory)
    } catch {
      pool.giveBack(returned.name)
      throw error
    }
    if !isPrepared { pool.handOver(returned.name) }
    return DeliveredData(sharedMemory: WireSharedMemory(id: returned.name, bytes: size))
  }

  func deliver(_ bytes: [UInt8]) throws(RPCError) -> DeliveredData { try deliver(.bytes(bytes)) }

  /// - Parameter isKept: whether shared memory is kept for another picture if the client removes it.
  func deliver(_ picture: PictureBytes, isKept: Bool = false) throws(RPCError) -> DeliveredData {
    switch way(of: picture.count) {
    case .inline:
      guard picture.count <= DataDelivery.inlineLimit else { throw DataDelivery.tooLarge }
      if let slots, picture.count >= DataDelivery.largePayload,
        let staged = StagedPicture(picture, in: slots)
      {
        return DeliveredData(data: Base64(staged))
      }
      return DeliveredData(data: Base64(picture))
    case .file:
      let (path, descriptor) = try DataDelivery.made(folder + "/" + name) {
        open($0, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
      }
      defer { close(descriptor) }
      try write(picture, to: descriptor, path) { unlink(path) }
      return DeliveredData(path: path)
    case .sharedMemory:
      let (name, descriptor) = try DataDelivery.made("/" + name) {
        shm_open($0, O_RDWR | O_CREAT | O_EXCL, 0o600)
      }
      let hold = SharedMemoryHold(descriptor: descriptor, keeping: isKept ? name : nil)
      try write(picture, to: descriptor, name) { shm_unlink(name) }
      pool.lend(name, picture.count, hold)
      if !isPrepared { pool.handOver(name) }
      return DeliveredData(sharedMemory: WireSharedMemory(id: name, bytes: picture.count))
    }
  }

  /// Creates a file or shared memory; tries other names if the name is taken.
  private static func made(
    _ wanted: String, _ open: (String) -> Int32
  ) throws(RPCError) -> (name: String, descriptor: Int32) {
    var name = wanted
    for attempt in 1...1000 {
      let descriptor = open(name)
      if descriptor >= 0 { return (name, descriptor) }
      guard errno == EEXIST else { break }
      name = "\(wanted)-\(attempt)"
    }
    throw failure(wanted, "made")
  }

  /// Writes a whole picture; on failure, removes the unfinished file.
  private func write(
    _ picture: PictureBytes, to descriptor: Int32, _ name: String, remove: () -> Int32
  ) throws(RPCError) {
    do throws(RPCError) {
      try picture.withPieces { pieces throws(RPCError) in
        for piece in pieces { try DataDelivery.write(piece, to: descriptor, name) }
      }
    } catch {
      _ = remove()
      throw error
    }
  }

  private static func write(
    _ bytes: UnsafeBufferPointer<UInt8>, to descriptor: Int32, _ name: String
  ) throws(RPCError) {
    guard writeAll(UnsafeRawBufferPointer(bytes), to: descriptor) else {
      throw failure(name, "written")
    }
  }

  private static func failure(_ name: String, _ what: String) -> RPCError {
    RPCError(.saveFailed, "\(name) was not \(what): \(String(cString: strerror(errno))).")
  }
}
