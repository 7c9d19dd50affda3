// SPDX-License-Identifier: AGPL-3.0-or-later

/// The kids of a field: other fields, or only its widgets (ISO 32000-2, 12.7.4.1).
struct FieldKids {
  var all: [PDFObject]
  var areFields = false

  init(_ field: PDFObject) throws(EngineError) {
    all = try field["Kids"]?.elements ?? []
    for kid in all where try kid["T"] != nil { areFields = true }
  }

  /// The full names of a field or of the fields below it. A field without kids that are fields has its
  /// own name only. Fields of broken files may be below themselves.
  static func fullNames(of field: PDFObject) throws(EngineError) -> [String] {
    var seen: Set<Int> = []
    return try fullNames(of: field, below: nil, &seen, depth: 0)
  }

  private static func fullNames(
    of field: PDFObject, below group: String?, _ seen: inout Set<Int>, depth: Int
  ) throws(EngineError) -> [String] {
    guard field.number == 0 || seen.insert(field.number).inserted else { return [] }
    let part = try field["T"]?.text
    let name = [group, part].compactMap(\.self).joined(separator: ".")
    let kids = try FieldKids(field)
    guard kids.areFields, depth < 16 else { return part == nil ? [] : [name] }
    var names: [String] = []
    for kid in kids.all { names += try fullNames(of: kid, below: name, &seen, depth: depth + 1) }
    return names
  }
}
