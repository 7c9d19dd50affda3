// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import JSON

extension WireAnnotation {
  /// The new annotation that a client describes; its id is empty if the client gives none.
  ///
  /// - Throws: an error for a member that is missing or does not fit the type.
  func newAnnotation(
    by recipe: AnnotationRecipe, author: String?, now: Int64
  ) throws(WireError) -> Annotation {
    if given.isSuperset(of: ["replyTo", "group"]) {
      throw WireError(path: "group", message: "Give replyTo or group, not both.")
    }
    let type = annotation.type
    var new = Annotation(
      id: annotation.id, type: type, pageIndex: annotation.pageIndex, rect: Rect(0, 0, 0, 0))
    recipe.apply(to: &new, isCallout: given.contains("callout"))
    // A popup has the author and dates of its annotation.
    if type != .popup { (new.author, new.created, new.modified) = (author, now, now) }
    for row in AnnotationMember.all where row.isChangeable && given.contains(row.name) {
      guard row.isOf(type) else { throw row.isNone(of: type) }
      try row.enter(annotation, into: &new, isCleared: false)
    }
    new.layer = annotation.layer
    if !given.contains("rect"), let bounds = Rect(around: new.shapePoints) { new.rect = bounds }
    try recipe.check(new)
    for names in recipe.needs where given.isDisjoint(with: names) {
      throw WireError(
        path: names.last ?? "",
        message: "A new \(type.rawValue) needs \(names.joined(separator: " or ")).")
    }
    try requireBytes()
    return new
  }

  private func requireBytes() throws(WireError) {
    if let attachment = annotation.attachment, attachment.bytes == nil {
      throw WireError(path: "attachment.data", message: "A new attachment needs the file.")
    }
    if let sound = annotation.sound, sound.bytes == nil {
      throw WireError(path: "sound.data", message: "A new sound needs the samples.")
    }
  }
}

extension AnnotationRecipe {
  /// Gives a new annotation the default style of its tool.
  fileprivate func apply(to new: inout Annotation, isCallout: Bool) {
    func has(_ name: String) -> Bool { AnnotationMember.named(name)?.isOf(new.type) ?? false }
    let style = StyleDefaults.style(of: isCallout ? "callout" : tool)
    new.color = style.color
    new.interiorColor = style.interiorColor
    new.opacity = style.opacity
    new.border = style.border
    if has("icon"), new.type != .stamp { new.icon = style.icon }
    if isCallout { new.lineEndings = style.lineEndings }
    if has("align") { new.text = style.text }
    new.flags = flags
  }
}

extension AnnotationMember {
  /// Sets the client's value, or the default if the client cleared the member.
  func enter(
    _ given: Annotation, into new: inout Annotation, isCleared: Bool
  ) throws(WireError) {
    let old = new
    member.copy(from: given, to: &new)
    try AnnotationRule.check(self, old, &new, isCleared: isCleared)
  }

  func isNone(of type: AnnotationType) -> WireError {
    WireError(path: name, message: "Annotations of type \(type.rawValue) have no \(name).")
  }
}
