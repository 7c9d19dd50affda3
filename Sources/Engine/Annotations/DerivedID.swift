// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

/// The form of ids of annotations without a name: `annotation-9` by the object number, `page-2-0` by the
/// page and the place in its list.
///
/// Object numbers change when a file is rewritten. So the form `annotation-9` never counts as a name, and
/// Recto writes the name `annotation-9-1` instead, where the last number is unique in the document.
public enum DerivedID {
  /// Whether an id has the form of a derived id. Derived ids are made from an object number or a place.
  public static func isDerived(_ id: String) -> Bool {
    let text = unmarked(id)
    return numbers(in: text, after: "annotation")?.count == 1
      || numbers(in: text, after: "page")?.count == 2
  }

  /// Whether an id looks as if made from an object number.
  static func isFromNumber(_ id: String) -> Bool {
    numbers(in: unmarked(id), after: "annotation")?.count == 1
  }

  /// The derived id and the number in a written name. ``Document/write(name:to:)`` makes such names:
  /// the number follows the id.
  static func parts(ofWritten name: String) -> (id: String, number: Int)? {
    guard let dash = name.lastIndex(of: "-"), isFromNumber(String(name[..<dash])),
      let number = number(name[name.index(after: dash)...])
    else { return nil }
    return (String(name[..<dash]), number)
  }

  /// The id without the marks that tell it from an equal one.
  private static func unmarked(_ id: String) -> Substring {
    var text = id[...]
    while text.last == "'" { text.removeLast() }
    return text
  }

  private static func numbers(in text: Substring, after word: String) -> [Int]? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.first.map(String.init) == word else { return nil }
    let numbers = parts.dropFirst().compactMap(number)
    return numbers.count == parts.count - 1 ? numbers : nil
  }

  private static func number(_ digits: Substring) -> Int? {
    digits.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      ? Int(digits) : nil
  }
}

extension Document {
  /// Writes an annotation's id as its name. The annotation then has the id when the file is reopened. A
  /// derived id gets a number appended, because the object that it is made from may get another number.
  func write(name id: String, to object: PDFObject) throws(EngineError) {
    let name = try object["NM"]?.text
    guard DerivedID.isFromNumber(id) else {
      if name != id { try object.set("NM", makeText(id)) }
      return
    }
    if let name, DerivedID.parts(ofWritten: name)?.id == id { return }
    if annotationRegistry.lastNumber == nil {
      annotationRegistry.lastNumber = try greatestNumber(inNamesAfter: nil)
    }
    let number = (annotationRegistry.lastNumber ?? 0) &+ 1
    annotationRegistry.lastNumber = number
    try object.set("NM", makeText("\(id)-\(number)"))
  }
}
