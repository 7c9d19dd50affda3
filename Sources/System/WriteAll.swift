// SPDX-License-Identifier: AGPL-3.0-or-later

/// Writes all bytes to a descriptor, in as many calls as that takes.
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
