// SPDX-License-Identifier: AGPL-3.0-or-later
// libFuzzer's side of the fuzz targets: scripts/fuzz builds and runs it.

import Foundation
import Fuzzing

/// libFuzzer's own `main`, as a function (compiler-rt, FuzzerDriver.cpp).
@_silgen_name("LLVMFuzzerRunDriver")
func runFuzzer(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

func variable(_ name: String) -> String? { ProcessInfo.processInfo.environment[name] }

let target = variable("RECTO_FUZZ_TARGET").flatMap(FuzzTarget.init(rawValue:))

/// Gives one input to the target; a problem ends the process, so that the input is kept.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let input = Array(UnsafeBufferPointer(start: bytes, count: count))
  if let problem = target?.problem(with: input) {
    FileHandle.standardError.write(Data("recto fuzzer: \(problem)\n".utf8))
    abort()
  }
  return 0
}

if let file = variable("RECTO_FUZZ_DICTIONARY") {
  try FuzzDictionary.text.write(toFile: file, atomically: false, encoding: .utf8)
}
guard let target else {
  let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
  print("Set RECTO_FUZZ_TARGET to one of \(names).")
  exit(2)
}
if let folder = variable("RECTO_FUZZ_SEEDS") {
  for (index, seed) in try Seeds().inputs(for: target).enumerated() {
    try Data(seed).write(to: URL(filePath: "\(folder)/seed-\(index)"))
  }
}
var count = CommandLine.argc
var arguments = CommandLine.unsafeArgv
exit(runFuzzer(&count, &arguments, test))
