// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction
import JSON
import JSONRPC

/// The user's answer to a requirement; its form depends on the kind of the requirement.
struct WireAnswer: WireValue {
  private let node: JSONNode

  init(wire node: JSONNode) { self.node = node }

  static var wireType: WireType {
    .named(
      .init(
        "Answer", "Answer",
        """
        The user's answer, by the requirement's kind: `text` a string, or `{date}` if it has a \
        `date`; `number` a number; `choice` an id, ids if it `takesSeveral`, any text if it \
        `takesOther`; `file` a file; `link` an `Action`, `{uri}` or `{pageIndex}`; `signature` a \
        `SignatureSource`; `sound` a WAV file or a `Sound` with samples; `confirm` a boolean; \
        `properties` an object of changed values by id.
        """, is: AnswerSchema.type))
  }

  func write(to writer: inout JSONWriter) { writer.raw(JSONTree(node).wireBytes) }

  /// The answer to a requirement of any kind but a signature. Paths of errors begin at the answer.
  ///
  /// - Throws: ``ErrorKind/invalidParams``, or an error about a file.
  func answer(to requirement: Requirement, path: String) throws(RPCError) -> UserAnswer {
    switch requirement.kind {
    case .file: return .file(try NamedFile(node, path).content)
    case .sound where node[member: "rate"] == nil:
      let file = try NamedFile(node, path).content
      return .sound(try engine(Annotation.Sound(waveFile: file.bytes)))
    default: break
    }
    do throws(WireError) {
      return try plain(requirement)
    } catch {
      throw RPCError(error.under(path))
    }
  }

  private func plain(_ requirement: Requirement) throws(WireError) -> UserAnswer {
    switch requirement.kind {
    case .number: return .number(try node.read())
    case .confirm: return .confirm(try node.read())
    case .properties:
      return .properties(try Requirement.Property.answers(node, to: requirement.properties))
    case .link: return .link(try link())
    case .sound:
      let sound = try node.read(as: Annotation.Sound.self)
      guard sound.bytes != nil else {
        throw WireError(path: "data", message: "A sound needs its samples here, in base64.")
      }
      return .sound(sound)
    case .choice:
      if requirement.choosing.takesSeveral, let ids: [String] = try? node.read() {
        return .choices(ids)
      }
      let id: String = try node.read()
      if requirement.choosing.takesOther { return .choice(id) }
      guard requirement.choices.contains(where: { $0.id == id }) else {
        let ids = requirement.choices.map(\.id).joined(separator: ", ")
        throw WireError(message: "There is no choice \(id): give one of \(ids).")
      }
      return .choice(id)
    case .text:
      if let format = requirement.format, node[member: "date"] != nil {
        return .text(try fitting(try format.text(ofDate: node), requirement))
      }
      return .text(try fitting(try node.read(), requirement))
    case .file, .signature: return .text(try node.read())
    }
  }

  /// - Throws: an error if the text is longer than the requirement allows.
  private func fitting(_ text: String, _ requirement: Requirement) throws(WireError) -> String {
    guard let most = requirement.maxLength, text.count > most else { return text }
    throw WireError(message: "The text has \(text.count) characters: give at most \(most).")
  }

  private func link() throws(WireError) -> Action {
    if let page: Int = try node.readIfPresent("pageIndex"), node[member: "kind"] == nil {
      guard page >= 0 else {
        throw WireError(path: "pageIndex", message: "Pages are counted from 0.")
      }
      let fit = Destination.Fit.position(left: nil, top: 0, zoom: nil)
      return Action(.goTo(Destination(pageIndex: page, fit: fit), name: nil))
    }
    if let uri: String = try node.readIfPresent("uri"), node[member: "kind"] == nil {
      return Action(.uri(uri))
    }
    return try node.read(as: WireAction.self).action
  }

  /// The signature that answers a requirement for one.
  ///
  /// - Throws: ``ErrorKind/invalidParams``.
  func signature(path: String) throws(RPCError) -> WireHandSignature {
    do { return try node.read() } catch { throw RPCError(error.under(path)) }
  }
}
