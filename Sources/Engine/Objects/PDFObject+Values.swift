// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF
import Geometry

extension PDFObject {
  public var boolean: Bool? {
    get throws(EngineError) {
      guard try kind == .boolean else { return nil }
      var value = false
      try context.call { cm_to_bool($0, raw, &value, $1) }
      return value
    }
  }

  /// An integer, or a real number cut to one.
  public var integer: Int? {
    get throws(EngineError) {
      guard try isNumber else { return nil }
      var value: Int64 = 0
      try context.call { cm_to_integer($0, raw, &value, $1) }
      return Int(value)
    }
  }

  public var real: Double? {
    get throws(EngineError) {
      guard try isNumber else { return nil }
      var value = 0.0
      try context.call { cm_to_real($0, raw, &value, $1) }
      return value.isFinite ? value : nil
    }
  }

  public var name: String? {
    get throws(EngineError) {
      guard try kind == .name else { return nil }
      var value: UnsafePointer<CChar>?
      try context.call { cm_to_name($0, raw, &value, $1) }
      return value.map { String(cString: $0) }
    }
  }

  /// A string as the text that it encodes (ISO 32000-2, 7.9.2.2).
  public var text: String? {
    get throws(EngineError) {
      guard try kind == .string else { return nil }
      var value: UnsafePointer<CChar>?
      try context.call { cm_to_text($0, raw, &value, $1) }
      return value.map { String(cString: $0) }
    }
  }

  /// A string's bytes.
  public var bytes: [UInt8]? {
    get throws(EngineError) {
      guard try kind == .string else { return nil }
      var start: UnsafePointer<CChar>?
      var length = 0
      try context.call { cm_to_bytes($0, raw, &start, &length, $1) }
      return Array(UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : length))
    }
  }

  /// A date string as seconds since 1970 (ISO 32000-2, 7.9.4).
  public var date: Int64? {
    get throws(EngineError) {
      guard try kind == .string else { return nil }
      var value: Int64 = -1
      try context.call { cm_to_date($0, raw, &value, $1) }
      return value >= 0 ? value : nil
    }
  }

  /// An array of numbers; elements of another kind count as 0.
  public var reals: [Double]? {
    get throws(EngineError) {
      guard try kind == .array else { return nil }
      var values: [Double] = []
      for index in 0..<(try count) { values.append(try self[index]?.real ?? 0) }
      return values
    }
  }

  /// An array of four numbers as a rectangle, in the file's user space.
  public var rect: Rect? {
    get throws(EngineError) {
      guard let values = try reals, values.count == 4 else { return nil }
      return Rect(values[0], values[1], values[2], values[3])
    }
  }

  private var isNumber: Bool {
    get throws(EngineError) {
      let kind = try kind
      return kind == .integer || kind == .real
    }
  }
}
