// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import JSON

extension AnnotationForm {
  /// The new annotation that a client describes, with an empty id where it gives none.
  ///
  /// - Throws: what is missing, or does not go with the type.
  func newAnnotation(
    by recipe: AnnotationRecipe, author: String?, now: Int64
  ) throws(WireError) -> Annotation {
    if replyTo != nil, group != nil {
      throw WireError(path: "group", message: "Give replyTo or group, not both.")
    }
    var new = Annotation(id: id ?? "", type: type, pageIndex: pageIndex, rect: Rect(0, 0, 0, 0))
    recipe.apply(to: &new, isCallout: callout != nil)
    // A popup has those of its annotation.
    if type != .popup { (new.author, new.created, new.modified) = (author, now, now) }
    for member in AnnotationMember.all where member.isGiven(self) {
      try recipe.permit(member, in: type)
      try member.enter(self, &new)
    }
    if rect == nil, let bounds = Rect(around: new.shapePoints) { new.rect = bounds }
    try recipe.check(new)
    for names in recipe.needs {
      let isMet = AnnotationMember.all.contains { names.contains($0.name) && $0.isGiven(self) }
      guard isMet else {
        throw WireError(
          path: names.last ?? "",
          message: "A new \(type.rawValue) needs \(names.joined(separator: " or ")).")
      }
    }
    try requireBytes()
    return new
  }

  private func requireBytes() throws(WireError) {
    if let attachment, attachment.data == nil {
      throw WireError(path: "attachment.data", message: "A new attachment needs the file.")
    }
    if let sound, sound.data == nil {
      throw WireError(path: "sound.data", message: "A new sound needs the samples.")
    }
  }
}

extension AnnotationRecipe {
  /// Gives a new annotation the look of its tool's.
  fileprivate func apply(to new: inout Annotation, isCallout: Bool) {
    let style = StyleDefaults.style(of: isCallout ? "callout" : tool)
    new.color = style.color
    new.interiorColor = style.interiorColor
    new.opacity = style.opacity
    new.border = style.border
    if members.contains("icon"), new.type != .stamp { new.icon = style.icon }
    if isCallout { new.lineEndings = style.lineEndings }
    if members.contains("align") { new.text = style.text }
    new.flags = flags
  }

  /// - Throws: where annotations of this type have no such member.
  func permit(_ member: AnnotationMember, in type: AnnotationType) throws(WireError) {
    guard members.contains(member.name) || AnnotationMember.isGeneral(member.name) else {
      throw WireError(path: member.name, message: "A \(type.rawValue) has no \(member.name).")
    }
  }
}

extension AnnotationMember {
  private static let generalNames = Set(general.map(\.name))
  static func isGeneral(_ name: String) -> Bool { generalNames.contains(name) }
}
