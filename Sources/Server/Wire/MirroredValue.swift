// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import JSON

/// A domain value whose wire form is another type's: it has other members, or other names for them.
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
  var mirror: ActionForm { ActionForm(self) }
  init(mirror: ActionForm) { self = mirror.action }
}

extension Annotation.Attachment: MirroredValue {
  var mirror: AttachmentForm { AttachmentForm(self) }
  init(mirror: AttachmentForm) { self = mirror.attachment }
}

extension Annotation.Border: MirroredValue {
  var mirror: BorderForm { BorderForm(self) }
  init(mirror: BorderForm) throws(WireError) { self = try mirror.border() }
}

extension Annotation.Picture: MirroredValue {
  var mirror: PictureForm { PictureForm(self) }
  init(mirror: PictureForm) throws(WireError) { self = try mirror.picture() }
}

extension Annotation.Sound: MirroredValue {
  var mirror: SoundForm { SoundForm(self) }
  init(mirror: SoundForm) { self = mirror.sound }
}

extension Annotation.TextStyle: MirroredValue {
  var mirror: FontForm { FontForm(self) }
  init(mirror: FontForm) { self = mirror.text }
}

extension AnnotationFlags: MirroredValue {
  var mirror: [FlagForm] { FlagForm.allCases.filter { contains($0.flag) } }
  init(mirror: [FlagForm]) { self = mirror.reduce(into: []) { $0.insert($1.flag) } }
}

/// An opaque colour.
extension Color: MirroredValue {
  var mirror: ColorForm { ColorForm(self) }

  init(mirror: ColorForm) throws(WireError) {
    guard mirror.opacity == 1 else {
      throw WireError(message: "Give the opacity as the member opacity.")
    }
    self = mirror.color
  }
}

extension LineEnding: MirroredValue {
  var mirror: LineEndingName { LineEndingName(pdf: rawValue) }
  init(mirror: LineEndingName) { self.init(rawValue: mirror.pdf) }
}

extension ReviewState: MirroredValue {
  var mirror: ReviewStateName { ReviewStateName(pdf: name) ?? .none }
  init(mirror: ReviewStateName) { self = mirror.state }
}
