// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF
import Glibc

/// What a document is opened from.
public enum DocumentOrigin: Hashable, Sendable {
  /// A path in the file system.
  case file(String)
  /// The bytes of a PDF file.
  case data([UInt8])
}

/// The opened origin: a descriptor that keeps the file readable even when its name is given to
/// another, or the bytes.
final class OpenSource {
  let name: String
  let identity: FileIdentity?
  private let descriptor: Int32?
  private let bytes: [UInt8]

  init(_ origin: DocumentOrigin) throws(EngineError) {
    switch origin {
    case .data(let bytes):
      guard !bytes.isEmpty else { throw .cannotOpen("The data is empty: send the bytes of a PDF.") }
      (self.name, self.bytes, descriptor, identity) = ("The data", bytes, nil, nil)
    case .file(let path):
      let descriptor = try OpenSource.openFile(path)
      let identity = FileIdentity(descriptor: descriptor)
      guard identity?.size != 0 else {
        close(descriptor)
        throw .cannotOpen("\(path) is empty.")
      }
      (self.name, self.bytes, self.descriptor, self.identity) = (path, [], descriptor, identity)
    }
  }

  deinit {
    if let descriptor { close(descriptor) }
  }

  static func openFile(_ path: String) throws(EngineError) -> Int32 {
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw .cannotOpen("The path is empty or holds a NUL character: give the path of a file.")
    }
    // O_NONBLOCK: a named pipe must not block the server; it has no effect on a regular file.
    let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
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
    var head = [UInt8](repeating: 0, count: 1024)
    if let descriptor {
      head.removeLast(1024 - max(0, pread(descriptor, &head, 1024, 0)))
    } else {
      head = Array(bytes.prefix(1024))
    }
    let mark = Array("%PDF-".utf8)
    return head.indices.contains { head[$0...].starts(with: mark) }
  }

  /// Whether the file has not been written to since it was opened.
  var isUnchanged: Bool {
    guard let descriptor else { return true }
    return FileIdentity(descriptor: descriptor) == identity
  }

  /// In bytes.
  var length: Int { identity.flatMap { Int(exactly: $0.size) } ?? bytes.count }

  /// So many bytes from an offset, or as many as there are.
  func sourceBytes(at offset: Int64, count: Int) -> [UInt8] {
    if let descriptor { return FileBytes.read(descriptor, at: offset, count: count) }
    guard let start = Int(exactly: offset), start >= 0 else { return [] }
    return Array(bytes.dropFirst(start).prefix(max(0, count)))
  }

  func open(
    _ context: UnsafeMutablePointer<fz_context>,
    _ out: UnsafeMutablePointer<UnsafeMutablePointer<pdf_document>?>,
    _ error: UnsafeMutablePointer<cm_error>
  ) -> Bool {
    if let descriptor { return cm_open_descriptor(context, descriptor, out, error) }
    return bytes.withUnsafeBufferPointer {
      cm_open_bytes(context, $0.baseAddress, $0.count, out, error)
    }
  }
}
