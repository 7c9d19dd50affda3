// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF
import System

public enum DocumentOrigin: Hashable, Sendable {
  /// A path in the file system.
  case file(String)
  /// The bytes of a PDF file.
  case data([UInt8])
}

/// The opened origin: the bytes, or for a large file a descriptor, which keeps it readable even if
/// another file takes its name.
final class OpenSource {
  let name: String
  let identity: FileIdentity?
  private let content: Content

  /// The largest file that is read when it is opened, in bytes. Other programs, TeX among them,
  /// overwrite files in place, and unread parts would be lost. A MiB takes about 0.3 ms.
  static let largestInMemory: Int64 = 32 << 20

  private static let data = "The data"

  private enum Content {
    case bytes(HeldBytes)
    case descriptor(Int32)
  }

  /// - Parameters:
  ///   - isKeptData: whether the file only stores data that a client gave.
  ///   - holds: whether a file that is not too large is read into memory; unnecessary if little of it
  ///     is used and no other program writes it.
  ///   - lazily: whether such a file is read by and by: a ``TableCheck`` must then read all of it soon.
  init(
    _ origin: DocumentOrigin, isKeptData: Bool = false, holds: Bool = true, lazily: Bool = false
  ) throws(EngineError) {
    switch origin {
    case .data(let bytes):
      guard !bytes.isEmpty else { throw .cannotOpen("The data is empty: send the bytes of a PDF.") }
      (name, content, identity) = (OpenSource.data, .bytes(HeldBytes(bytes)), nil)
    case .file(let path):
      let descriptor = try OpenSource.openFile(path)
      let identity = FileIdentity(descriptor: descriptor)
      guard let size = identity?.size, size > 0 else {
        close(descriptor)
        throw .cannotOpen("\(path) is empty.")
      }
      (self.name, self.identity) = (isKeptData ? OpenSource.data : path, identity)
      guard holds, size <= OpenSource.largestInMemory else {
        content = .descriptor(descriptor)
        return
      }
      content = .bytes(HeldBytes(descriptor, count: Int(size), lazily: lazily))
      close(descriptor)
    }
  }

  /// The last component of the file's path; `nil` if the bytes do not come from a file that a client named.
  var fileName: String? {
    name == OpenSource.data ? nil : name.split(separator: "/").last.map(String.init)
  }

  deinit {
    if case .descriptor(let descriptor) = content { close(descriptor) }
  }

  static func openFile(_ path: String) throws(EngineError) -> Int32 {
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw .cannotOpen("The path is empty or holds a NUL character: give the path of a file.")
    }
    // O_NONBLOCK: a named pipe must not block the server; it has no effect on a regular file.
    let descriptor = System.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      switch errno {
      case ENOENT, ENOTDIR: throw .cannotOpen("\(path) was not found: check the path.")
      case EACCES: throw .cannotOpen("\(path) is not readable: check its permissions.")
      default: throw .cannotOpen("\(path) cannot be opened: \(String(cString: strerror(errno))).")
      }
    }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      let isDirectory = status.st_mode & S_IFMT == S_IFDIR
      close(descriptor)
      throw .cannotOpen("\(path) is \(isDirectory ? "a directory" : "not a regular file").")
    }
    return descriptor
  }

  /// Whether `%PDF-` is in the first 1024 bytes. Acrobat requires it (ISO 32000-2, annex I.2 of its
  /// first edition).
  var looksLikePDF: Bool {
    let head = sourceBytes(at: 0, count: 1024)
    let mark = Array("%PDF-".utf8)
    return head.indices.contains { head[$0...].starts(with: mark) }
  }

  /// Whether the source still has the content that was opened.
  var isUnchanged: Bool {
    guard case .descriptor(let descriptor) = content else { return true }
    return FileIdentity(descriptor: descriptor) == identity
  }

  /// The length in bytes.
  var length: Int {
    switch content {
    case .descriptor: identity.flatMap { Int(exactly: $0.size) } ?? 0
    case .bytes(let bytes): bytes.count
    }
  }

  /// The whole content, if it is in memory.
  var held: HeldBytes? {
    if case .bytes(let bytes) = content { bytes } else { nil }
  }

  /// At most `count` bytes from an offset; fewer at the end.
  func sourceBytes(at offset: Int64, count: Int) -> [UInt8] {
    switch content {
    case .descriptor(let descriptor): readAll(descriptor, at: offset, count: count)
    case .bytes(let bytes): bytes.bytes(at: offset, count: count)
    }
  }

  /// Opens the engine's input. The input keeps this source alive until the engine closes it.
  func open(
    _ context: UnsafeMutablePointer<fz_context>,
    _ out: UnsafeMutablePointer<UnsafeMutablePointer<pdf_document>?>,
    _ error: UnsafeMutablePointer<cm_error>
  ) -> Bool {
    switch content {
    case .descriptor(let descriptor): cm_open_descriptor(context, descriptor, out, error)
    case .bytes(let bytes):
      cm_open_bytes(
        context, bytes.start, bytes.count, bytes.loading, Unmanaged.passRetained(bytes).toOpaque(),
        { owner in if let owner { Unmanaged<HeldBytes>.fromOpaque(owner).release() } }, out, error)
    }
  }
}
