// SPDX-License-Identifier: AGPL-3.0-or-later

/// A record that writes only some of its members: the required ones and the chosen ones.
public struct Excerpt<R: WrittenRecord>: WireValue {
  public var record: R
  private let choice: MemberChoice<R>

  public init(_ record: R, _ choice: MemberChoice<R>) {
    self.record = record
    self.choice = choice
  }

  public init(wire node: JSONNode) throws(WireError) { self.init(try R(wire: node), .all) }

  public static var wireType: WireType { R.wireType }

  public func write(to writer: inout JSONWriter) {
    guard let indices = choice.indices else { return record.write(to: &writer) }
    R.fields.withUnsafeBufferPointer { fields in
      writer.object { writer in for index in indices { fields[index].write(record, &writer) } }
    }
  }
}

/// The members of a record that a client asks for.
public struct MemberChoice<R: WrittenRecord>: Sendable {
  /// The indices of the chosen fields; `nil` if all fields are chosen.
  fileprivate let indices: [Int]?

  public static var all: MemberChoice { MemberChoice(indices: nil) }

  private init(indices: [Int]?) { self.indices = indices }

  /// - Parameters:
  ///   - names: the members to write besides the required ones; `nil` writes all members.
  ///   - always: further members that are always written.
  /// - Throws: an error with the index of the first unknown name as its path.
  public init(_ names: [String]?, always: Set<String> = []) throws(WireError) {
    guard let names else {
      self = .all
      return
    }
    let known = R.fields.map(\.description.name)
    for (index, name) in names.enumerated() where !known.contains(name) {
      throw WireError(
        message: "Unknown name \"\(name)\": \(NearestNames.advice(for: name, among: known))"
      ).under(index)
    }
    let wanted = always.union(names)
    indices = R.fields.indices.filter {
      let member = R.fields[$0].description
      return member.presence == .required || wanted.contains(member.name)
    }
  }

  public func callAsFunction(_ record: R) -> Excerpt<R> { Excerpt(record, self) }
}
