// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@Suite struct LayeringTests {
  /// The layers, bottom up: each imports only what is listed, and that only from above itself.
  static let layers: [(name: String, imports: Set<String>)] = [
    ("CMuPDF", ["MuPDF", "CDeflate"]),
    ("CSandbox", []),
    ("CScripts", []),
    ("CWebP", []),
    ("System", []),
    ("Geometry", ["System"]),
    ("Members", ["System"]),
    ("JSON", ["System", "CJansson", "Members"]),
    ("JSONRPC", ["System", "JSON"]),
    ("XML", ["System", "CXML2"]),
    ("XMP", ["XML"]),
    (
      "Engine",
      [
        "System", "CDeflate", "CMuPDF", "COpenSSL", "CPCRE2", "CWebP", "Geometry", "Members", "XML",
      ]
    ),
    ("Editing", ["System", "Engine", "Geometry", "JSON", "Members"]),
    ("Metadata", ["System", "Editing", "Engine", "JSON", "XMP"]),
    ("Bookmarks", ["System", "Metadata", "Editing", "Engine", "Geometry", "JSON", "XMP"]),
    ("SyncTeX", ["System", "CDeflate", "CSyncTeX", "Geometry"]),
    ("Exchange", ["System", "Editing", "Engine", "Geometry", "JSON", "XML"]),
    ("Scripts", ["System", "CScripts", "Engine", "JSON"]),
    ("Signing", ["System", "COpenSSL", "Editing", "Engine", "Geometry"]),
    ("Interaction", ["System", "Editing", "Engine", "Geometry", "Members"]),
    ("Tools", ["System", "Interaction", "Editing", "Engine", "Geometry", "Members"]),
    (
      "Workspace",
      [
        "System", "Tools", "Bookmarks", "Metadata", "Exchange", "SyncTeX", "Interaction", "Editing",
        "Engine",
        "Scripts", "Signing",
        "Geometry", "Members",
      ]
    ),
    (
      "Server",
      [
        "System", "Workspace", "Tools", "Scripts", "Exchange", "Bookmarks", "Metadata",
        "Interaction",
        "Signing",
        "Editing", "Engine", "Geometry", "JSONRPC", "JSON", "Members", "CSandbox",
      ]
    ),
    ("Transcripts", ["System", "COpenSSL", "Server", "Editing", "JSONRPC", "JSON"]),
    ("recto", ["System", "Server", "Transcripts", "JSON"]),
    ("SandboxProbe", ["CSandbox"]),
    ("TestSupport", []),
    ("TranscriptRecording", ["Transcripts", "JSON", "System"]),
    ("LayerFuzzing", ["TestSupport", "JSONRPC", "JSON"]),
    (
      "Fuzzing",
      [
        "LayerFuzzing", "Server", "Scripts", "TranscriptRecording", "Transcripts", "JSONRPC",
        "JSON",
      ]
    ),
    ("FuzzDriver", []),
    ("Fuzzer", ["FuzzDriver", "Fuzzing"]),
    ("LayerFuzzer", ["System", "FuzzDriver", "LayerFuzzing"]),
  ]

  private static func manifest() throws -> Manifest {
    let file = try #require(Checkout.files.first { $0.path == "Package.swift" })
    return try Manifest(file.text)
  }

  @Test func thePackageDeclaresTheLayers() throws {
    let manifest = try Self.manifest()
    let declared = manifest.dependencies.filter { !$0.key.hasSuffix("Tests") }
    #expect(Set(declared.keys) == Set(Self.layers.map(\.name)))
    for (name, imports) in Self.layers {
      #expect(declared[name] == imports, "Package.swift and this table differ about \(name).")
    }
  }

  @Test func layersImportOnlyLowerOnes() throws {
    var lower = try Self.manifest().systemLibraries
    for (name, imports) in Self.layers {
      #expect(imports.isSubset(of: lower), "\(name) imports a layer that is not below it.")
      lower.insert(name)
    }
  }

  @Test(arguments: [
    ("MuPDF", ["CMuPDF"]), ("CMuPDF", ["Engine"]), ("CJansson", ["JSON"]),
    ("CXML2", ["XML"]), ("COpenSSL", ["Engine", "Signing", "Transcripts"]),
    ("CSandbox", ["Server", "SandboxProbe"]),
    ("JSONRPC", ["Server", "Transcripts", "LayerFuzzing", "Fuzzing"]),
  ])
  func onlyTheyImport(name: String, importers: [String]) {
    #expect(Self.layers.filter { $0.imports.contains(name) }.map(\.name) == importers)
  }

  @Test func filesImportOnlyWhatTheirTargetDeclares() throws {
    for violation in try Checkout.files.flatMap(Self.manifest().violations) {
      Issue.record("\(violation)")
    }
  }

  @Test(arguments: [
    "import Server", "@testable import JSON", "import struct JSON.JSONTree", "import Dispatch",
    "public import Engine", "import Testing",
  ])
  func undeclaredImportsAreFound(line: String) throws {
    let file = SourceFile(path: "Sources/Geometry/a.swift", text: "\n\(line)\n")
    let violations = try Self.manifest().violations(in: file)
    #expect(violations.count == 1)
    #expect(violations.first?.hasPrefix("Sources/Geometry/a.swift:2: ") == true)
  }

  @Test func aManifestIsRead() throws {
    let manifest = try Manifest(
      """
      .systemLibrary(name: "CX", pkgConfig: "x"), .target(name: "CM", dependencies: ["CX"]),
      layer("A"), layer(
        "B", "A",
        "CM"), .executableTarget(
        name: "r", dependencies: ["A", "B"], linkerSettings: l), tests("B", "A"),
      .testTarget(name: "PTests")
      """)
    #expect(manifest.systemLibraries == ["CX"])
    #expect(
      manifest.dependencies == [
        "CM": ["CX"], "A": [], "B": ["A", "CM"], "r": ["A", "B"], "BTests": ["A", "B"],
        "PTests": [],
      ])
  }
}

extension Manifest {
  /// The imports of a Swift file that its target does not declare.
  fileprivate func violations(in file: SourceFile) throws -> [String] {
    guard file.isSwift, let target = file.target else { return [] }
    guard let declared = dependencies[target] else {
      return ["\(file.path):1: Package.swift has no target “\(target)”"]
    }
    let toolchain =
      target == "System"
      ? ["Glibc", "Musl", "Darwin"]
      : ["Swift", "Synchronization"] + (file.isSource ? [] : ["Foundation", "Testing"])
    let allowed = declared.union(toolchain)
    let statement =
      #"^[ \t]*(?:@\w+(?:\(\w+\))?\s+)*(?:\w+\s+)?import\s+"#
      + #"(?:(?:struct|enum|class|protocol|func|var|let|typealias)\s+)?(\w+)"#
    return try file.matches(statement, in: file.code)
      .filter { !allowed.contains($0.groups[1]) }
      .map { "\(file.path):\($0.line): \(target) does not declare that it imports \($0.groups[1])" }
  }
}
