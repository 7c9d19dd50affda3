// SPDX-License-Identifier: AGPL-3.0-or-later

/// Look-up tables for a ``Recolor``: exact for greys, interpolated on a grid for other colours.
///
/// Unchecked: nothing is written after the initializer.
final class ColorTable: @unchecked Sendable {
  private let greys = UnsafeMutablePointer<RGB>.allocate(capacity: 256)
  /// Indexed by red (slowest), green and blue; each vector is a colour.
  private let grid: UnsafeMutablePointer<SIMD4<Int32>>

  /// The distance between grid points: 17 steps make 255.
  private static let step: Int32 = 15
  private static let side = 18

  init(_ colors: Recolor) {
    let map = ColorMap(colors)
    let side = Self.side
    grid = .allocate(capacity: side * side * side)
    for value in 0..<256 {
      let grey = UInt8(truncatingIfNeeded: value)
      (greys + value).initialize(to: map.apply(RGB(grey, grey, grey)))
    }
    for index in 0..<side * side * side {
      let color = map.apply(
        RGB(
          UInt8(clamping: index / (side * side) * 15), UInt8(clamping: index / side % side * 15),
          UInt8(clamping: index % side * 15)))
      (grid + index).initialize(
        to: SIMD4(Int32(color.red), Int32(color.green), Int32(color.blue), 0))
    }
  }

  deinit {
    greys.deallocate()
    grid.deallocate()
  }

  @inline(__always)
  func map(_ color: RGB) -> RGB {
    color.red == color.green && color.green == color.blue
      ? greys[Int(color.red)] : interpolated(color)
  }

  /// Interpolates in the tetrahedron that contains the colour.
  private func interpolated(_ color: RGB) -> RGB {
    var (index, red) = cell(color.red, Self.side * Self.side)
    let (greenIndex, green) = cell(color.green, Self.side)
    let (blueIndex, blue) = cell(color.blue, 1)
    index &+= greenIndex &+ blueIndex
    var axes = ((red, Self.side * Self.side), (green, Self.side), (blue, 1))
    if axes.0.0 < axes.1.0 { swap(&axes.0, &axes.1) }
    if axes.1.0 < axes.2.0 { swap(&axes.1, &axes.2) }
    if axes.0.0 < axes.1.0 { swap(&axes.0, &axes.1) }
    var sum = grid[index] &* (Self.step &- axes.0.0)
    index &+= axes.0.1
    sum &+= grid[index] &* (axes.0.0 &- axes.1.0)
    index &+= axes.1.1
    sum &+= grid[index] &* (axes.1.0 &- axes.2.0)
    index &+= axes.2.1
    sum &+= grid[index] &* axes.2.0
    // 4369 / 65536 is 1 / 15.
    sum = (sum &* 4369 &+ 32768) &>> 16
    return RGB(
      UInt8(truncatingIfNeeded: sum.x), UInt8(truncatingIfNeeded: sum.y),
      UInt8(truncatingIfNeeded: sum.z))
  }

  /// The lower grid point and the distance from it. The grid point is an offset in the table; the
  /// distance is 0…15.
  @inline(__always)
  private func cell(_ value: UInt8, _ stride: Int) -> (Int, Int32) {
    let point = min(Int(value) / 15, Self.side &- 2)
    return (point &* stride, Int32(truncatingIfNeeded: Int(value) &- point &* 15))
  }
}
