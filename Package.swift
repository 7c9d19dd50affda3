// swift-tools-version: 6.0
// SPDX-License-Identifier: AGPL-3.0-or-later

import PackageDescription

/// Where `libmupdf` is looked for at run time: beside an installed `recto`, and in a checkout whose
/// products are in `.build/<triple>/<configuration>`.
let engineSearchPaths: [LinkerSetting] = [
  .unsafeFlags([
    "-Xlinker", "-rpath", "-Xlinker", "$ORIGIN/../lib/recto",
    "-Xlinker", "-rpath", "-Xlinker", "$ORIGIN/../../../.engine/lib",
  ])
]

/// One layer of the server: a name and what it may import, bottom up.
func layer(_ name: String, _ dependencies: Target.Dependency...) -> Target {
  .target(name: name, dependencies: dependencies)
}

/// The tests of one layer.
func tests(
  _ name: String, _ dependencies: Target.Dependency..., excluding excluded: [String] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name)] + dependencies, exclude: excluded,
    linkerSettings: engineSearchPaths)
}

let package = Package(
  name: "recto",
  products: [.executable(name: "recto", targets: ["recto"])],
  targets: [
    .systemLibrary(name: "CJansson", pkgConfig: "jansson", providers: [.apt(["libjansson-dev"])]),
    .systemLibrary(name: "CXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    .systemLibrary(name: "CPCRE2", pkgConfig: "libpcre2-8", providers: [.apt(["libpcre2-dev"])]),
    .systemLibrary(
      name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
    .systemLibrary(name: "COpenSSL", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
    .systemLibrary(name: "CSyncTeX", pkgConfig: "synctex", providers: [.apt(["libsynctex-dev"])]),
    .systemLibrary(name: "MuPDF", pkgConfig: "mupdf"),
    .target(name: "CMuPDF", dependencies: ["MuPDF", "CDeflate"]),
    .target(name: "CSandbox"),
    .target(name: "CScripts"),
    .target(name: "CWebP"),

    layer("System"),
    layer("Geometry", "System"),
    layer("Members", "System"),
    layer("JSON", "System", "CJansson", "Members"),
    layer("JSONRPC", "System", "JSON"),
    layer("XML", "System", "CXML2"),
    layer("XMP", "XML"),
    layer(
      "Engine", "System", "CMuPDF", "CDeflate", "COpenSSL", "CPCRE2", "CWebP", "Geometry",
      "Members", "XML"),
    layer("Editing", "System", "Engine", "Geometry", "JSON", "Members"),
    layer("Metadata", "System", "Editing", "Engine", "JSON", "XMP"),
    layer("Bookmarks", "System", "Metadata", "Editing", "Engine", "Geometry", "JSON", "XMP"),
    layer("SyncTeX", "System", "CDeflate", "CSyncTeX", "Geometry"),
    layer("Exchange", "System", "Editing", "Engine", "Geometry", "JSON", "XML"),
    .target(
      name: "Scripts", dependencies: ["CScripts", "Engine", "JSON", "System"],
      resources: [.embedInCode("Acrobat")]),
    layer("Signing", "System", "COpenSSL", "Editing", "Engine", "Geometry"),
    layer("Interaction", "System", "Editing", "Engine", "Geometry", "Members"),
    layer("Tools", "System", "Interaction", "Editing", "Engine", "Geometry", "Members"),
    layer(
      "Workspace", "System", "Tools", "Bookmarks", "Metadata", "Exchange", "Signing", "SyncTeX",
      "Scripts",
      "Interaction", "Editing", "Engine", "Geometry", "Members"),
    layer(
      "Server", "System", "Workspace", "Tools", "Scripts", "Signing", "Exchange", "Bookmarks",
      "Metadata",
      "Interaction", "Editing", "Engine", "Geometry", "JSONRPC", "JSON", "Members", "CSandbox"),
    layer("Transcripts", "System", "COpenSSL", "Server", "Editing", "JSONRPC", "JSON"),
    .executableTarget(
      name: "recto", dependencies: ["Server", "Transcripts", "JSON", "System"],
      linkerSettings: engineSearchPaths),
    .executableTarget(
      name: "SandboxProbe", dependencies: ["CSandbox"], path: "Tests/SandboxProbe"),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .target(
      name: "TranscriptRecording", dependencies: ["Transcripts", "JSON", "System"],
      path: "Tests/TranscriptRecording"),
    .target(
      name: "LayerFuzzing", dependencies: ["TestSupport", "JSONRPC", "JSON"],
      path: "Tests/LayerFuzzing"),
    .target(
      name: "Fuzzing",
      dependencies: [
        "LayerFuzzing", "Server", "Scripts", "TranscriptRecording", "Transcripts", "JSONRPC",
        "JSON",
      ],
      path: "Tests/Fuzzing"),

    tests("System"),
    tests("Geometry"),
    tests("JSON"),
    tests("JSONRPC", "JSON"),
    tests("XML"),
    tests("XMP", "CXML2", "System"),
    tests("Engine", "TestSupport", "CDeflate", "Geometry"),
    tests("Editing", "TestSupport", "Engine", "Geometry", "JSON", "System"),
    tests("Metadata", "TestSupport", "Editing", "Engine", "JSON", "XMP"),
    tests(
      "Signing", "TestSupport", "Editing", "Engine", "Geometry",
      excluding: ["Attacks/pyhanko_verdicts.py"]),
    tests("SyncTeX", "TestSupport", "Geometry"),
    tests("Bookmarks", "TestSupport", "Editing", "Engine"),
    tests(
      "Exchange", "TestSupport", "Server", "Interaction", "Editing", "Engine", "Geometry", "JSON",
      "Members", "System"),
    tests("Scripts", "Engine", "JSON"),
    tests("Interaction", "TestSupport", "Editing", "Engine", "Geometry"),
    tests(
      "Workspace", "TestSupport", "Tools", "Scripts", "Interaction", "Bookmarks", "Editing",
      "Engine", "Geometry", "JSON", "Members", "Signing"),
    tests(
      "Server", "TestSupport", "SandboxProbe", "CSandbox", "TranscriptRecording", "Transcripts",
      "Tools", "Interaction", "Editing", "Engine", "Geometry", "JSONRPC", "JSON", "Scripts",
      "System"),
    tests("Transcripts", "TranscriptRecording", "Server", "JSON"),
    tests("Fuzzing", "Server", "Transcripts", "JSON"),
    .testTarget(name: "CorpusTests", dependencies: ["recto", "TestSupport", "JSON", "System"]),
    .testTarget(name: "RecoveryTests", dependencies: ["recto", "TestSupport", "JSON", "System"]),
    .testTarget(name: "ProjectTests"),
  ],
  cLanguageStandard: .gnu11
)

// Swift's `_StringProcessing` and its regular expressions would make the binary 1.3 MB larger:
// `System` searches texts, and `Engine` has PCRE2.
for target in package.targets where target.type != .test && target.type != .system {
  target.swiftSettings = [
    .unsafeFlags(["-Xfrontend", "-disable-implicit-string-processing-module-import"])
  ]
}

// Releases have these layers small: CONTRIBUTING.md tells what that saves, and what it costs.
let smallLayers = [
  "Bookmarks", "Editing", "Engine", "Exchange", "Interaction", "JSONRPC", "Metadata", "Scripts",
  "Server", "Signing", "SyncTeX", "Tools", "Transcripts", "Workspace", "XML", "XMP",
]
for target in package.targets where smallLayers.contains(target.name) {
  target.swiftSettings?.append(.unsafeFlags(["-Osize"], .when(configuration: .release)))
}

// Each test goes through these small layers, which take a tenth of the tests' time if they are not
// optimised.
for target in package.targets where ["Geometry", "JSON", "Members"].contains(target.name) {
  target.swiftSettings?.append(.unsafeFlags(["-O"], .when(configuration: .debug)))
}

// Only with libFuzzer, which scripts/fuzz asks for, can these be linked.
if Context.environment["RECTO_FUZZER"] != nil {
  package.targets += [
    .target(name: "FuzzDriver", path: "Tests/FuzzDriver"),
    .executableTarget(
      name: "Fuzzer", dependencies: ["FuzzDriver", "Fuzzing"], path: "Tests/Fuzzer",
      linkerSettings: engineSearchPaths),
    .executableTarget(
      name: "LayerFuzzer", dependencies: ["FuzzDriver", "LayerFuzzing", "System"],
      path: "Tests/LayerFuzzer"),
  ]
}
