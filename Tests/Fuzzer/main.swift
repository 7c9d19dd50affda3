// SPDX-License-Identifier: AGPL-3.0-or-later
// All fuzz targets: scripts/fuzz builds and runs it.

import Foundation
import FuzzDriver
import Fuzzing

func variable(_ name: String) -> String? { ProcessInfo.processInfo.environment[name] }

if let file = variable("RECTO_FUZZ_DICTIONARY") {
  try FuzzDictionary.text.write(toFile: file, atomically: false, encoding: .utf8)
}
guard let target = variable("RECTO_FUZZ_TARGET").flatMap(FuzzTarget.init(rawValue:)) else {
  let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
  print("Set RECTO_FUZZ_TARGET to one of \(names).")
  exit(2)
}
if let folder = variable("RECTO_FUZZ_SEEDS") {
  for (index, seed) in try Seeds().inputs(for: target).enumerated() {
    try Data(seed).write(to: URL(filePath: "\(folder)/seed-\(index)"))
  }
}
fuzz(target.problem)
