// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

/// Copies objects and all that they refer to into another document. Shared objects are copied once. The
/// source document does not change.
final class ObjectGraft {
  let source: Document
  let target: Document
  private let raw: OpaquePointer

  /// - Parameter selects: whether pages, structure elements, form fields, and annotations of other
  ///   pages are omitted unless they are reserved.
  init(from source: Document, into target: Document, selects: Bool) throws(EngineError) {
    (self.source, self.target) = (source, target)
    var raw: OpaquePointer?
    try target.context.call {
      cm_new_graft($0, target.raw, source.raw, selects, &raw, $1)
    }
    guard let raw else { throw .rejected("objects could not be copied") }
    self.raw = raw
  }

  deinit { cm_drop_graft(target.context.raw, raw) }

  /// A reference to the copy of an object.
  ///
  /// - Parameter isFilled: whether a later ``step()`` copies its entries; if not, it is an empty
  ///   dictionary that the caller fills.
  func reserve(_ object: PDFObject, isFilled: Bool) throws(EngineError) -> PDFObject {
    let number = Int32(clamping: object.number)
    return try target.make { cm_graft_reserve($0, raw, number, isFilled, $1, $2) }
  }

  /// Whether an object, given by its number, is copied or reserved.
  func hasCopy(of number: Int) -> Bool { cm_graft_number(raw, Int32(clamping: number)) != 0 }

  /// A copy of a value. Later steps copy the objects that it refers to.
  func copy(_ value: PDFObject) throws(EngineError) -> PDFObject {
    try target.make { cm_graft_value($0, raw, value.raw, $1, $2) }
  }

  /// An array of references to the copies of objects. The numbers are the object numbers of the
  /// originals.
  func copies(of numbers: [Int]) throws(EngineError) -> PDFObject {
    try target.makeArray(of: numbers) { number throws(EngineError) in
      try reserve(source.reference(to: number), isFilled: false)
    }
  }

  /// Copies the entries of a dictionary, without some of its keys.
  func copyEntries(
    of dictionary: PDFObject, into copy: PDFObject, without keys: EntryKeys
  ) throws(EngineError) {
    try target.context.call { context, error in
      keys.strings.withUnsafeBufferPointer {
        cm_graft_entries(
          context, raw, dictionary.raw, $0.baseAddress, Int32($0.count), copy.raw, error)
      }
    }
  }

  /// Copies some of the referenced objects.
  ///
  /// - Returns: whether all are copied.
  func step() throws(EngineError) -> Bool {
    var isDone = false
    try target.context.call { cm_graft_step($0, raw, mostObjects, mostBytes, &isDone, $1) }
    return isDone
  }

  /// The keys of copied objects in the source's parent tree.
  var structureKeys: [Int] {
    var start: UnsafePointer<Int32>?
    let count = cm_graft_struct_keys(raw, &start)
    return UnsafeBufferPointer(start: start, count: start == nil ? 0 : count).map { Int($0) }
  }

  /// Shifts parent tree keys in later copies by a distance. Copies that exist already stay as they are.
  func shiftStructureKeys(by distance: Int) {
    cm_graft_shift_struct_keys(raw, Int32(clamping: distance))
  }

  /// Omits parent tree keys in copies that are made from now on.
  func dropStructureKeys() { cm_graft_drop_struct_keys(raw) }
}

/// The largest number of objects in a step.
private let mostObjects: Int32 = 400
private let mostBytes = 4 << 20

/// Dictionary keys in the engine's form.
struct EntryKeys: @unchecked Sendable {
  /// Never freed: there are only a few constant sets.
  fileprivate let strings: [UnsafePointer<CChar>?]

  init(_ keys: StaticString...) {
    strings = keys.map { UnsafeRawPointer($0.utf8Start).assumingMemoryBound(to: CChar.self) }
  }
}
