// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF
import System

/// The origin of a document.
public enum DocumentOrigin: Hashable, Sendable {
  /// A path in the file system.
  case file(String)
  /// The bytes of a PDF file.
  case data([UInt8])
}

/// The opened origin: the bytes, or of a large file a descriptor that keeps it readable even when its
/// name is given to another.
final class OpenSource {
  let name: String
  let identity: FileIdentity?
  private let content: Content

  /// Files up to so many bytes are read when they are opened: other programs, TeX among them,
  /// overwrite files in place, and what was not read then would be gone. A MiB takes about 0.3 ms.
  static let largestInMemory: Int64 = 32 << 20

  private static let data = "The data"

  private enum Content {
    case bytes(HeldBytes)
    case descriptor(Int32)
  }

  /// - Parameters:
  ///   - isKeptData: whether a file only keeps what was given as data.
  ///   - holds: whether a file that is not too large is read into memory: not where little of it is
  ///     looked at, and nobody else writes it.
  init(
    _ origin: DocumentOrigin, isKeptData: Bool = false, holds: Bool = true
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
      content = .bytes(HeldBytes(descriptor, count: Int(size)))
      close(descriptor)
    }
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

  /// Whether `%PDF-` stands in the first 1024 bytes, where Acrobat looks for it
  /// (ISO 32000-2, annex I.2 of its first edition).
  var looksLikePDF: Bool {
    let head = sourceBytes(at: 0, count: 1024)
    let mark = Array("%PDF-".utf8)
    return head.indices.contains { head[$0...].starts(with: mark) }
  }

  /// Whether all can still be read as it was when it was opened.
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

  /// All of it, if it is in memory.
  var held: HeldBytes? {
    if case .bytes(let bytes) = content { bytes } else { nil }
  }

  /// So many bytes from an offset, or as many as there are.
  func sourceBytes(at offset: Int64, count: Int) -> [UInt8] {
    switch content {
    case .descriptor(let descriptor): FileBytes.read(descriptor, at: offset, count: count)
    case .bytes(let bytes): bytes.bytes(at: offset, count: count)
    }
  }

  /// The engine's input lives as long as the engine has it open.
  func open(
    _ context: UnsafeMutablePointer<fz_context>,
    _ out: UnsafeMutablePointer<UnsafeMutablePointer<pdf_document>?>,
    _ error: UnsafeMutablePointer<cm_error>
  ) -> Bool {
    switch content {
    case .descriptor(let descriptor): cm_open_descriptor(context, descriptor, out, error)
    case .bytes(let bytes):
      cm_open_bytes(
        context, bytes.start, bytes.count, Unmanaged.passRetained(bytes).toOpaque(),
        { owner in if let owner { Unmanaged<HeldBytes>.fromOpaque(owner).release() } }, out, error)
    }
  }
}
