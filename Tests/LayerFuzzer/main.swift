// SPDX-License-Identifier: AGPL-3.0-or-later
// The fuzz targets of the two lowest layers alone: scripts/fuzz --layers builds and runs it.

import FuzzDriver
import LayerFuzzing
import System

switch getenv("RECTO_FUZZ_TARGET").map({ String(cString: $0) }) {
case "frames": fuzz(FrameProperty.problem)
case "json": fuzz(ValueProperty.problem)
default:
  print("Set RECTO_FUZZ_TARGET to frames or json.")
  exit(2)
}
