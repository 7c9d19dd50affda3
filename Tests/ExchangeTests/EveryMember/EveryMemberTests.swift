// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import Members
import Testing

@testable import Editing
@testable import Engine
@testable import JSON
@testable import Server

/// Each member of each declared value is set to something other than its default.
struct EveryMemberTests {
  @Test func differencesAreSeen() throws {
    try expectDifferences(Annotation.self)
    try expectDifferences(Annotation.Border.self)
    try expectDifferences(Annotation.TextStyle.self)
    try expectDifferences(Annotation.Leader.self)
    try expectDifferences(Annotation.Caption.self)
    try expectDifferences(Annotation.Measure.self)
    try expectDifferences(RedactionQuery.self)
    try expectDifferences(Annotation.StampWords.self)
    try expectDifferences(Annotation.Attachment.self)
    try expectDifferences(Annotation.Sound.self)
    try expectDifferences(ReviewState.self)
    try expectDifferences(NewField.self)
    try expectDifferences(FieldChanges.self)
    try expectDifferences(NewOutlineItem.self)
    try expectDifferences(Policy.self)
    try expectDifferences(ToolOptions.self)
    try expectDifferences(FastScrollSettings.self)
    try expectDifferences(SmartZoomSettings.self)
    try expectDifferences(AnnotationStyle.self)
    // The current page follows from what the view shows.
    try expectDifferences(ViewState.self, except: ["pageIndex"])
  }

  @Test func theLogKeepsThem() throws {
    try expectLogged(Annotation.self)
    try expectLogged(Annotation.Border.self)
    try expectLogged(Annotation.TextStyle.self)
    try expectLogged(Annotation.Leader.self)
    try expectLogged(Annotation.Caption.self)
    try expectLogged(Annotation.Measure.self)
    try expectLogged(RedactionQuery.self)
    try expectLogged(Annotation.StampWords.self)
    try expectLogged(Annotation.Attachment.self)
    try expectLogged(Annotation.Sound.self)
    try expectLogged(ReviewState.self)
    try expectLogged(NewField.self)
    try expectLogged(FieldChanges.self)
    try expectLogged(NewOutlineItem.self)
  }

  @Test func theWireKeepsThem() throws {
    // What is only told, and what is fetched by itself, is not read.
    try expectOnTheWire(
      Annotation.self, fields: WireAnnotation.fields.count - 2,
      except: ["attachment", "sound", "measured"]
    ) {
      Field($0, blank: .blank)
    }
    // It is read only with `effect`.
    try expectOnTheWire(Annotation.Border.self, except: ["intensity"])
    try expectOnTheWire(Annotation.TextStyle.self)
    try expectOnTheWire(Annotation.Attachment.self, except: ["size"])
    try expectOnTheWire(Annotation.Sound.self)
    try expectOnTheWire(Annotation.Leader.self)
    try expectOnTheWire(Annotation.Caption.self)
    try expectOnTheWire(Annotation.Measure.self)
    try expectOnTheWire(RedactionQuery.self)
    try expectOnTheWire(Annotation.StampWords.self)
    try expectOnTheWire(Policy.self)
    try expectOnTheWire(ToolOptions.self)
    try expectOnTheWire(FastScrollSettings.self)
    try expectOnTheWire(SmartZoomSettings.self)
    try expectOnTheWire(AnnotationStyle.self)
    try expectOnTheWire(ViewState.self)
    try expectOnTheWire(NewOutlineItem.self)
    try expectOnTheWire(NewField.self)
  }

  @Test func changesOnTheWireHoldWhatWasGivenAlone() throws {
    try expectChanges(Policy.self)
    try expectChanges(ToolOptions.self)
    try expectChanges(FastScrollSettings.self)
    try expectChanges(SmartZoomSettings.self)
    try expectChanges(AnnotationStyle.self)
    try expectChanges(ViewState.self)
    try expectChanges(NewOutlineItem.self)
  }

  /// - Returns: a blank value with each of its members changed.
  private func variants<V: DeclaredValue>(_ type: V.Type) throws -> [(Member<V>, V)] {
    try V.members.filter { $0.name != "measured" }.map { member in
      var value = V.blank
      // An annotation is a reply, or in a group, with another one.
      if var annotation = value as? Annotation, ["isGrouped", "group"].contains(member.name) {
        annotation.replyTo = "a"
        value = try #require(annotation as? V)
      }
      if var border = value as? Annotation.Border, member.name == "intensity" {
        border.effect = .cloudy
        value = try #require(border as? V)
      }
      try #require(member.setSample(in: &value), "There is no sample for \(V.self).\(member.name).")
      return (member, value)
    }
  }

  private func expectDifferences<V: DeclaredValue>(
    _ type: V.Type, except left: Set<String> = []
  ) throws {
    var changed: Set<String> = []
    let defaults = Dictionary(
      uniqueKeysWithValues: Mirror(reflecting: V.blank).children.map {
        ($0.label ?? "", String(describing: $0.value))
      })
    for (member, value) in try variants(type) {
      #expect(member.differs(value, .blank), "\(V.self).\(member.name)")
      if member.isCompared { #expect(value.names(differingFrom: .blank).contains(member.name)) }
      for child in Mirror(reflecting: value).children
      where String(describing: child.value) != defaults[child.label ?? ""] {
        changed.insert(child.label ?? "")
      }
    }
    #expect(
      Set(defaults.keys).subtracting(changed) == left, "\(V.self) has properties without a row.")
  }

  private func expectLogged<V: LogRecord>(_ type: V.Type) throws {
    for (member, value) in try variants(type) {
      guard let name = member.loggedName else { continue }
      let tree = try JSONTree.parse(value.encoded.wireText)
      #expect(tree[member: name] != nil, "\(V.self).\(name)")
      let read = try V(encoded: tree)
      for other in V.members { #expect(!other.differs(read, value), "\(V.self).\(other.name)") }
    }
  }

  private func expectOnTheWire<V: DeclaredRecord>(
    _ type: V.Type, except left: Set<String> = []
  ) throws {
    try expectOnTheWire(type, fields: V.declaredFields.count, except: left) {
      Field($0, blank: .blank)
    }
  }

  private func expectOnTheWire<V: DeclaredValue>(
    _ type: V.Type, fields count: Int, except left: Set<String>,
    _ makeField: (Member<V>) -> Field<V>?
  ) throws {
    var fields = 0
    for (member, value) in try variants(type) {
      if case .never = member.presence { continue }
      let field = try #require(makeField(member), "\(V.self).\(member.name) has no JSON form.")
      fields += 1
      var writer = JSONWriter()
      writer.object { field.write(value, &$0) }
      let object = try JSONDocument.parse(writer.bytes).root
      #expect(object[member: member.name] != nil, "\(V.self).\(member.name)")
      guard !left.contains(member.name) else { continue }
      var read = V.blank
      try field.read(from: object, into: &read)
      #expect(!member.differs(read, value), "\(V.self).\(member.name)")
    }
    let told = V.members.count { $0.name == "measured" }
    #expect(fields == count - told)
  }

  private func expectChanges<V: DeclaredRecord>(_ type: V.Type) throws {
    for (member, value) in try variants(type) {
      if case .never = member.presence { continue }
      var writer = JSONWriter()
      let field = try #require(Field(member, blank: .blank))
      writer.object { field.write(value, &$0) }
      let change = try PartialValue<V>(wire: JSONDocument.parse(writer.bytes).root)
      #expect(change.given == [member.name])
      var changed = V.blank
      change.apply(to: &changed)
      #expect(changed.names(differingFrom: .blank) == [member.name])
    }
  }
}
