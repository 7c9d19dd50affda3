// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// A domain value with the wire form of another type. The other type has other members or names.
protocol MirroredValue: WireValue {
  associatedtype Mirror: WireValue

  var mirror: Mirror { get }

  init(mirror: Mirror) throws(WireError)
}

extension MirroredValue {
  public static var wireType: WireType { Mirror.wireType }

  public init(wire node: JSONNode) throws(WireError) { try self.init(mirror: Mirror(wire: node)) }

  public func write(to writer: inout JSONWriter) { mirror.write(to: &writer) }
}

extension Action: MirroredValue {
  var mirror: WireAction { WireAction(self) }
  init(mirror: WireAction) { self = mirror.action }
}

extension Annotation.Border.Style: MirroredValue {
  var mirror: BorderStyle { BorderStyle(pdf: rawValue) }
  init(mirror: BorderStyle) { self.init(rawValue: mirror.pdf) }
}

extension Annotation.Picture: MirroredValue {
  var mirror: WirePicture { WirePicture(self) }
  init(mirror: WirePicture) throws(WireError) { self = try mirror.picture() }
}

extension Annotation.Sound.Encoding: MirroredValue {
  var mirror: SoundEncoding { SoundEncoding(pdf: rawValue) }
  init(mirror: SoundEncoding) { self.init(rawValue: mirror.pdf) }
}

extension AnnotationFlags: MirroredValue {
  var mirror: [WireAnnotationFlag] { WireAnnotationFlag.allCases.filter { contains($0.flag) } }
  init(mirror: [WireAnnotationFlag]) { self = mirror.reduce(into: []) { $0.insert($1.flag) } }
}

/// An opaque colour.
extension Color: MirroredValue {
  var mirror: WireColor { WireColor(self) }

  init(mirror: WireColor) throws(WireError) {
    guard mirror.opacity == 1 else {
      throw WireError(message: "Give the opacity as the member opacity.")
    }
    self = mirror.color
  }
}

extension Destination: MirroredValue {
  var mirror: WireDestination { WireDestination(self) }
  init(mirror: WireDestination) { self = mirror.destination }
}

extension FieldLock: MirroredValue {
  var mirror: WireFieldLock { WireFieldLock(self) }
  init(mirror: WireFieldLock) { self = mirror.lock }
}

extension LineEnding: MirroredValue {
  var mirror: LineEndingName { LineEndingName(pdf: rawValue) }
  init(mirror: LineEndingName) { self.init(rawValue: mirror.pdf) }
}

extension ReviewState: MirroredValue {
  var mirror: ReviewStateName { ReviewStateName(pdf: name) ?? .none }
  init(mirror: ReviewStateName) { self = mirror.state }
}
