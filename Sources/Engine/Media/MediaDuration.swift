// SPDX-License-Identifier: AGPL-3.0-or-later

/// The duration of a file, if its first bytes state it.
enum MediaDuration {
  /// The duration in seconds.
  ///
  /// - Parameter size: the size of the whole file, in bytes.
  static func seconds(of start: [UInt8], _ type: String, size: Int?) -> Double? {
    let seconds =
      switch type {
      case "audio/wav": wave(start, size)
      case "video/mp4", "audio/mp4", "video/quicktime", "video/3gpp": movie(start)
      case "audio/flac": flac(start)
      default: Double?.none
      }
    guard let seconds, seconds.isFinite, seconds > 0, seconds < 1e9 else { return nil }
    return (seconds * 1000).rounded() / 1000
  }

  /// Divides the size of the samples by the bytes per second.
  private static func wave(_ start: [UInt8], _ size: Int?) -> Double? {
    var position = 12
    var rate: Double?
    while let length = start.number(at: position + 4, bytes: 4, isLittle: true) {
      if start[position...].starts(with: "fmt ".utf8) {
        rate = start.number(at: position + 16, bytes: 4, isLittle: true)
      } else if start[position...].starts(with: "data".utf8) {
        guard let rate, rate > 0 else { return nil }
        let rest = size.map { Double($0) - Double(position + 8) } ?? length
        return max(min(length, rest), 0) / rate
      }
      guard length < Double(start.count) else { return nil }
      position += 8 + Int(length) + Int(length) % 2
    }
    return nil
  }

  /// Reads the movie header of an ISO base media file. `nil` if it is not within these bytes (ISO/IEC
  /// 14496-12, 8.2.2).
  private static func movie(_ start: [UInt8]) -> Double? {
    let name = Array("mvhd".utf8)
    guard let found = start.indices.first(where: { start[$0...].starts(with: name) }) else {
      return nil
    }
    let isLong = start.number(at: found + 4, bytes: 1) == 1
    let place = found + (isLong ? 24 : 16)
    guard let scale = start.number(at: place, bytes: 4), scale > 0,
      let length = start.number(at: place + 4, bytes: isLong ? 8 : 4)
    else { return nil }
    return length / scale
  }

  /// Reads the stream's properties, which are at a fixed place: 20 bits of rate, 36 for the number of
  /// samples.
  private static func flac(_ start: [UInt8]) -> Double? {
    guard let head = start.number(at: 18, bytes: 3), let all = start.number(at: 21, bytes: 5) else {
      return nil
    }
    let rate = (head / 16).rounded(.down)
    let samples = all.truncatingRemainder(dividingBy: 68_719_476_736)
    return rate > 0 ? samples / rate : nil
  }
}

extension [UInt8] {
  /// An unsigned number; `nil` if it is not within the bytes.
  fileprivate func number(at place: Int, bytes: Int, isLittle: Bool = false) -> Double? {
    guard place >= 0, place < count, count - place >= bytes else { return nil }
    let part = self[place..<place + bytes]
    return isLittle
      ? part.reversed().reduce(0) { $0 * 256 + Double($1) }
      : part.reduce(0) { $0 * 256 + Double($1) }
  }
}
