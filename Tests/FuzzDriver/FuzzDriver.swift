// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation

/// libFuzzer's own `main`, as a function (compiler-rt, FuzzerDriver.cpp).
@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

/// Set once, before libFuzzer calls for it, in the one thread that it does that in.
nonisolated(unsafe) private var property: ([UInt8]) -> String? = { _ in nil }

/// Gives one input to the property; a problem ends the process, so that the input is kept.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let input = Array(UnsafeBufferPointer(start: bytes, count: count))
  if let problem = property(input) {
    FileHandle.standardError.write(Data("recto fuzzer: \(problem)\n".utf8))
    abort()
  }
  return 0
}

/// Has libFuzzer, with the arguments of this process, look for inputs of which a property tells a
/// problem.
public func fuzz(_ new: @escaping ([UInt8]) -> String?) -> Never {
  property = new
  var count = CommandLine.argc
  var arguments = CommandLine.unsafeArgv
  exit(runFuzzer(&count, &arguments, test))
}
