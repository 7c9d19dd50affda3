// SPDX-License-Identifier: AGPL-3.0-or-later

/// Fills a buffer with bytes of a file, and returns their number: fewer at the end of the file, or after
/// an error.
///
/// - Parameter offset: the place in the file, in bytes.
public func readAll(
  _ descriptor: Int32, at offset: Int64, into buffer: UnsafeMutableRawBufferPointer
) -> Int {
  var done = 0
  while done < buffer.count {
    let count = pread(
      descriptor, buffer.baseAddress?.advanced(by: done), buffer.count - done,
      Int(offset) &+ done)
    if count < 0, errno == EINTR { continue }
    guard count > 0 else { break }
    done += count
  }
  return done
}

/// Bytes of a file: fewer at its end, or after an error.
///
/// - Parameter offset: the place in the file, in bytes.
public func readAll(_ descriptor: Int32, at offset: Int64, count: Int) -> [UInt8] {
  [UInt8](unsafeUninitializedCapacity: max(0, count)) { buffer, done in
    done = readAll(descriptor, at: offset, into: UnsafeMutableRawBufferPointer(buffer))
  }
}

/// The bytes of a regular file; `nil` if it is another kind of file, or larger than a limit.
public func readWhole(_ descriptor: Int32, largest: Int) -> [UInt8]? {
  var status = stat()
  guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
    status.st_size <= largest
  else { return nil }
  return readAll(descriptor, at: 0, count: Int(status.st_size))
}

/// Writes all bytes to a descriptor. It takes as many calls as needed.
///
/// - Parameter offset: the place in the file; `nil` for the descriptor's own position.
/// - Returns: `false` if the system refuses them; `errno` says why.
public func writeAll(
  _ bytes: UnsafeRawBufferPointer, to descriptor: Int32, at offset: Int? = nil
) -> Bool {
  var done = 0
  while done < bytes.count {
    let rest = UnsafeRawBufferPointer(rebasing: bytes[done...])
    let count =
      if let offset { pwrite(descriptor, rest.baseAddress, rest.count, offset &+ done) } else {
        write(descriptor, rest.baseAddress, rest.count)
      }
    if count < 0, errno == EINTR { continue }
    guard count > 0 else { return false }
    done += count
  }
  return true
}

/// Writes all bytes to a descriptor, as ``writeAll(_:to:at:)-(UnsafeRawBufferPointer,_,_)`` does.
public func writeAll(_ bytes: [UInt8], to descriptor: Int32, at offset: Int? = nil) -> Bool {
  bytes.withUnsafeBytes { writeAll($0, to: descriptor, at: offset) }
}
