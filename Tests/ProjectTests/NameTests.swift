// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Testing

/// A file is named for what it holds, and a method's type and file for what the wire calls it.
@Suite struct NameTests {
  /// `Rect+MuPDF.swift` holds or extends `Rect`, `LogValue+Geometry.swift` makes types adopt `LogValue`, and
  /// `Decimal.swift` holds the function `decimal`: the name before a `+` is what the file declares.
  private static func fault(of file: SourceFile) throws -> String? {
    let name = String(file.name.dropLast(".swift".count))
    let subject = name.split(separator: "+").first.map(String.init) ?? name
    // A target that only passes on others, such as System, declares nothing.
    let passesOn = subject == file.target && file.code.contains("@_exported import")
    guard subject != "main", !passesOn else { return nil }
    return try names(in: file).contains(subject.lowercased())
      ? nil : "\(file.path) neither declares nor extends \(subject)."
  }

  /// The names that a file may have, in lower case.
  private static func names(in file: SourceFile) throws -> Set<String> {
    let code = file.code
    let types = #"\b(?:struct|enum|class|protocol|typealias|actor|extension)\s+\[?([\w.]+)"#
    let adopted = #"\bextension\s+[\w.\[\]]+\s*:\s*([^{]*)\{"#
    let functions = #"^(?:public |private |@\w+ )*(?:func|let|var) (\w+)"#
    var found: Set<String> = []
    for match in try file.matches(types, in: code) {
      // `Annotation.Leader` belongs to `Annotation` too.
      let parts = match.groups[1].split(separator: ".").map(String.init)
      found.formUnion([match.groups[1]] + parts)
    }
    for match in try file.matches(adopted, in: code) {
      found.formUnion(match.groups[1].split { !$0.isLetter && !$0.isNumber }.map(String.init))
    }
    for match in try file.matches(functions, in: code) { found.insert(match.groups[1]) }
    return Set(found.map { $0.lowercased() })
  }

  @Test func filesAreNamedForWhatTheyHold() throws {
    let sources = Checkout.files.filter(\.isSwiftSource)
    #expect(sources.count > 1000)
    for file in sources {
      let fault = try Self.fault(of: file)
      #expect(fault == nil)
    }
  }

  @Test(arguments: [
    ("Rect+MuPDF", "extension Rect {}", true), ("A", "struct B {}", false),
    ("LogValue+Scalars", "extension String: LogValue {}", true), ("A+B", "extension B {}", false),
    ("Decimal", "func decimal() {}", true), ("A", "// struct A", false),
    ("Annotation+Threads", "extension [Annotation] {}", true),
  ])
  func namesAreJudged(name: String, text: String, isKept: Bool) throws {
    let file = SourceFile(path: "Sources/A/\(name).swift", text: text)
    let fault = try Self.fault(of: file)
    #expect((fault == nil) == isKept)
  }

  /// The types that a file declares at its top level.
  private static func types(in file: SourceFile) throws -> Set<String> {
    let pattern =
      #"^(?:(?:public|package|final|indirect|@\w+) )*(?:struct|enum|class|actor|protocol) (\w+)"#
    return Set(try file.matches(pattern, in: file.code).map { $0.groups[1] })
  }

  @Test func noTwoTargetsHaveATypeOfTheSameName() throws {
    var owners: [String: Set<String>] = [:]
    for file in Checkout.files where file.isSwiftSource {
      for type in try Self.types(in: file) {
        owners[type, default: []].insert(file.target ?? file.path)
      }
    }
    #expect(owners.count > 1500)
    for (type, targets) in owners {
      #expect(targets.count == 1, "\(type) is a type of \(targets.sorted()): rename one.")
    }
  }

  @Test func typesAreFound() throws {
    let text = """
      public final class A {
        struct Inner {}
      }
      @frozen public enum B {}
      typealias C = A
      // struct D
      """
    let found = try Self.types(in: SourceFile(path: "Sources/X/a.swift", text: text))
    #expect(found == ["A", "B"])
  }

  /// The methods, notifications and requests that a file declares, by their types' names.
  private static func methods(in file: SourceFile) throws -> [(type: String, wire: String)] {
    let pattern =
      #"^(?:public )?enum (\w+)\b[^{]*\{(?:\n  [^\n]*|\n)*?\n  (?:public )?static let name = "([^"\n]+)""#
      + #"(?=(?:\n  [^\n]*|\n)*?\n  (?:public )?static let (?:summary|effect)\b)"#
    return try file.matches(pattern, in: file.text)
      .map { ($0.groups[1], $0.groups[2]) }
      .filter { $0.wire.contains("/") }
  }

  /// `document/setInfo` is `DocumentSetInfo`, or `DocumentSetInfoMethod` if that name is taken.
  private static func typeNames(of wire: String) -> [String] {
    let name = wire.split { $0 == "/" || $0 == "$" }.joined().lowercased()
    return [name, name + "method"]
  }

  @Test func methodsAreNamedForTheWire() throws {
    var count = 0
    for file in Checkout.files where file.path.hasPrefix("Sources/Server/") && file.isSwift {
      let methods = try Self.methods(in: file)
      count += methods.count
      #expect(methods.count <= 1, "\(file.path) holds \(methods.map(\.wire)): give each a file.")
      for (type, wire) in methods {
        #expect(
          Self.typeNames(of: wire).contains(type.lowercased()), "\(type) is “\(wire)” on the wire.")
        #expect(
          file.name.hasPrefix(type), "\(type) has to be in \(type).swift, not in \(file.path).")
      }
    }
    #expect(count > 150)
  }

  @Test func methodsAreFound() throws {
    let text = """
      enum DocumentSetInfo: PromptMethod {
        static let name = "document/setInfo"
        static let effect = Effect.changes
        static let summary = "Sets it."
      }

      struct Params: Record { static let name = "a/b" }

      enum PagesMove: Method {
        typealias Result = Nothing
        static let name = "pages/move"
        static let summary = "Moves."
      }
      """
    let found = try Self.methods(in: SourceFile(path: "Sources/Server/a.swift", text: text))
    #expect(found.map(\.type) == ["DocumentSetInfo", "PagesMove"])
    #expect(found.map(\.wire) == ["document/setInfo", "pages/move"])
  }
}
