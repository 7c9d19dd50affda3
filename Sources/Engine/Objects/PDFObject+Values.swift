// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF
import Geometry

extension PDFObject {
  public var boolean: Bool? {
    @inline(never) get throws(EngineError) {
      var isBoolean = false
      var value = false
      try context.call { cm_to_bool($0, raw, &isBoolean, &value, $1) }
      return isBoolean ? value : nil
    }
  }

  /// An integer, or a real number truncated to one.
  public var integer: Int? {
    @inline(never) get throws(EngineError) {
      var isNumber = false
      var value: Int64 = 0
      try context.call { cm_to_integer($0, raw, &isNumber, &value, $1) }
      return isNumber ? Int(value) : nil
    }
  }

  public var real: Double? {
    @inline(never) get throws(EngineError) {
      var isNumber = false
      var value = 0.0
      try context.call { cm_to_real($0, raw, &isNumber, &value, $1) }
      return isNumber && value.isFinite ? value.shortestDecimal : nil
    }
  }

  /// A name as text: see ``NameText``.
  public var name: String? {
    @inline(never) get throws(EngineError) {
      var value: UnsafePointer<CChar>?
      try context.call { cm_to_name($0, raw, &value, $1) }
      return value.map(NameText.decode)
    }
  }

  /// A string as decoded text (ISO 32000-2, 7.9.2.2).
  public var text: String? {
    @inline(never) get throws(EngineError) { try bytes.map(TextString.decode) }
  }

  /// A string's bytes.
  public var bytes: [UInt8]? {
    @inline(never) get throws(EngineError) {
      var start: UnsafePointer<CChar>?
      var length = 0
      try context.call { cm_to_bytes($0, raw, &start, &length, $1) }
      return start.map { Array(UnsafeRawBufferPointer(start: $0, count: length)) }
    }
  }

  /// A date string as seconds since 1970 (ISO 32000-2, 7.9.4).
  public var date: Int64? {
    @inline(never) get throws(EngineError) { try text.flatMap { CivilTime(pdf: $0)?.seconds } }
  }

  /// An array of numbers; other elements count as 0.
  public var reals: [Double]? {
    @inline(never) get throws(EngineError) {
      guard try kind == .array else { return nil }
      var values = [Double](repeating: 0, count: try count)
      var count = 0
      try context.call { cm_to_reals($0, raw, &values, values.count, &count, $1) }
      return values.map { $0.isFinite ? $0.shortestDecimal : 0 }
    }
  }

  /// An array of four numbers as a rectangle. It is in the file's user space.
  public var rect: Rect? {
    @inline(never) get throws(EngineError) {
      guard let values = try reals, values.count == 4 else { return nil }
      return Rect(values[0], values[1], values[2], values[3])
    }
  }
}

extension Double {
  /// The shortest decimal that the engine would keep as this number. It has seven decimals at most.
  ///
  /// The engine keeps real numbers in single precision: 0.7 comes back as 0.699999988079071. Numbers
  /// from files and clients have few decimals, so this is the original number.
  var shortestDecimal: Double {
    let single = Float(self)
    guard isFinite, Double(single) == self, self != rounded() else { return self }
    var scale = 10.0
    for _ in 0..<7 {
      let candidate = (self * scale).rounded() / scale
      if Float(candidate) == single { return candidate }
      scale *= 10
    }
    return self
  }
}

extension PDFObject {
  /// The place of a destination (ISO 32000-2, 12.3.2): an array, or a name of one. A name can stand for a
  /// dictionary with the array, which may lead to a structure element only; so may an action.
  var place: PDFObject? {
    get throws(EngineError) {
      guard try kind == .dictionary else { return self }
      if let place = try self["D"] { return place }
      return try self["SD"]
    }
  }

  /// The destination of an object that does nothing but lead there. The object is a link or an outline
  /// entry.
  var onlyDestination: PDFObject? {
    get throws(EngineError) {
      guard let action = try self["A"] else { return try self["Dest"] }
      guard try action["S"]?.name == "GoTo", try action["Next"] == nil else { return nil }
      return try action.place
    }
  }

  /// The first result for the page of a structure element. See ISO 32000-2, 14.7.2. It is the result
  /// for the page of its own entry, or of the first element or item below it with a page that has a
  /// result.
  func firstPage<Result>(
    _ body: (PDFObject) throws(EngineError) -> Result?
  ) throws(EngineError) -> Result? {
    var pending = [self]
    var budget = 4096
    while budget > 0, let next = pending.popLast() {
      budget -= 1
      guard try next.kind == .dictionary else { continue }
      if let page = try next["Pg"], let result = try body(page) { return result }
      pending += try next["K"]?.members.prefix(budget).reversed() ?? []
    }
    return nil
  }

  /// The page of a structure element: a reference to a dictionary, which need not be in the page tree.
  var pageOfElement: PDFObject? {
    get throws(EngineError) {
      try firstPage { page throws(EngineError) in
        guard page.number > 0, try page.kind == .dictionary else { return nil }
        return page
      }
    }
  }
}
