// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

/// Limits the size of types, like that of files: functions that share state can break each other.
@Suite struct TypeSizeTests {
  /// The most stored properties of a class or structure, and the most files that extend a type.
  private static let propertyLimit = 12
  private static let extensionLimit = 8

  /// Types with more stored properties, each with the number that it has, and why. A number may become
  /// smaller. Instead of making one larger, give new state a type of its own.
  static let properties: [String: (most: Int, why: String)] = [
    "Annotation": (49, "a value: what PDF has of an annotation, each a row of its table"),
    "ToolOptions": (29, "a value: each option is a row of its table"),
    "Policy": (16, "a value: each rule is a row of its table"),
    "SignatureReport": (26, "a value: what was found out about a signature"),
    "ScriptField": (25, "a value: the properties of Acrobat's Field object"),
    "NewField": (19, "a value: what a client says of a field to be made"),
    "SignatureValue": (14, "a value: the entries of a signature dictionary"),
    "SignatureRequest": (13, "a value: what a client says of a signature"),
    "Media": (13, "a value: the entries of a rendition"),
    "EditEffect": (17, "a value: what an edit changed, for all who watch"),
    "MainLoop.Configuration": (26, "a value: the options of the command line"),
    "Session.World": (27, "a value: what a session is lent of the system"),
    "ViewState": (14, "a value: the members of a view that can be set"),
  ]

  /// Types that more files extend, each with the most files, and why.
  static let extensions: [String: (most: Int, why: String)] = [
    "Document": (116, "the engine's operations, by subject; C keeps the state"),
    "Page": (39, "the engine's operations on a page, by subject"),
    "Annotation": (52, "each layer's view of the value: appearance, log, wire"),
    "OpenView": (34, "what a view does, by subject; its state is in parts of their own"),
    "OpenDocument": (27, "what a document does, by subject; its state is in parts of their own"),
    "Field": (22, "members that the params of several methods share"),
    "Painter": (10, "a kind of appearance each"),
    "Editor": (11, "ways to save and to recover"),
    "PDFObject": (15, "readers of kinds of objects"),
    "PageText": (11, "ways to read a page's text"),
    "AnnotationEditTool": (22, "a gesture or a group of commands each"),
    "View": (12, "operations on a value"),
    "Call": (15, "what methods of a group share"),
    "JSONTree": (14, "forms of a value"),
    "ToolContext": (16, "what tools share"),
    "Rect": (13, "a value of all layers"), "Color": (10, "a value of all layers"),
    "Point": (11, "a value of all layers"),
    "Matrix": (9, "a value of all layers"),
    "String": (20, "of the standard library"), "Unicode.Scalar": (11, "of the standard library"),
  ]

  private static let census = Result { try TypeCensus(Checkout.files.filter(\.isSwiftSource)) }

  @Test func typesHaveFewStoredProperties() throws {
    let entries = try Self.census.get().entries.filter { !$0.isRecord }
    #expect(entries.count > 1000)
    for entry in entries {
      let most = Self.properties[entry.name]?.most ?? Self.propertyLimit
      #expect(
        entry.storedProperties <= most,
        "\(entry.name) has \(entry.storedProperties) stored properties: \(most) are allowed.")
    }
  }

  @Test func typesAreExtendedInFewFiles() throws {
    let files = try Self.census.get().extendingFiles
    #expect(files.count > 300)
    for (name, paths) in files {
      let most = Self.extensions[name]?.most ?? Self.extensionLimit
      #expect(
        paths.count <= most, "\(paths.count) files extend \(name): \(most) are allowed.")
    }
  }

  /// A type that has become small loses its exception.
  @Test func exceptionsAreNeeded() throws {
    let census = try Self.census.get()
    for name in Self.properties.keys {
      let largest = census.entries.filter { $0.name == name }.map(\.storedProperties).max() ?? 0
      #expect(largest > Self.propertyLimit, "\(name) has \(largest): remove its exception.")
      #expect(largest == Self.properties[name]?.most, "\(name) has \(largest).")
    }
    for name in Self.extensions.keys {
      let count = census.extendingFiles[name]?.count ?? 0
      #expect(count > Self.extensionLimit, "\(name) has \(count): remove its exception.")
      #expect(count == Self.extensions[name]?.most, "\(name) has \(count).")
    }
  }

  @Test func aCensusIsTaken() throws {
    let text = """
      public final class A {
        private(set) var a = 1
        public internal(set) var r = 9
        let c, d: Int
        static let e = 3
        lazy var f = { 4 }()
        var g: Int { 5 }
        var h = 6 {
          didSet { c() }
        }
        var i: Int {
          didSet { c() }
        }
        var j: Int {
          let k = 1
          return k
        }
        struct B: Record {
          var l = 1
          func m() {
            let n = 2
          }
        }
        enum C { case o }
      }

      extension A { var p: Int { 7 } }
      extension [A.B] {
        var q: Int { 8 }
      }
      """
    let census = try TypeCensus([SourceFile(path: "Sources/A/A.swift", text: text)])
    #expect(
      census.entries == [
        .init(kind: "class", name: "A", isRecord: false, storedProperties: 7),
        .init(kind: "struct", name: "A.B", isRecord: true, storedProperties: 1),
        .init(kind: "enum", name: "A.C", isRecord: false),
      ])
    #expect(Set(census.extendingFiles.keys) == ["A", "A.B"])
  }
}
