// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine

/// Signs a document as part of a save.
public final class SignatureSeal: Seal {
  public let field: String
  public private(set) var effect = EditEffect()
  public var name: String { "Sign" }

  private let new: NewSignature
  private let maker: SignatureMaker
  private var number = 0
  private var value: SealValue?

  /// - Throws: ``SigningError`` if the document cannot be signed this way.
  public init(_ request: SignatureRequest, of document: Document) throws(SigningError) {
    do throws(CertificateProblem) {
      try request.credentials.check(at: request.time)
    } catch {
      throw .certificate(error)
    }
    maker = SignatureMaker(
      credentials: request.credentials, digest: request.digest, format: request.format,
      time: request.time)
    let fields = try engine(document.signatureFields)
    let known = try request.check(fields)
    if let name = request.field {
      field = name
    } else {
      field = try engine(fields.freeName("Signature", in: document))
    }
    if known == nil {
      guard try engine(!document.hasField(named: field)) else {
        throw .unusable(
          member: "field", "The name \(field) is that of another field: give another name.")
      }
      try request.check(newField: field, SignatureRules(fields), document.permissions)
    }
    var new = NewSignature(
      field: field, place: request.place ?? .init(0, nil),
      name: request.name ?? request.credentials.facts.name, time: request.time,
      room: try maker.room())
    (new.reason, new.location, new.contact) = (request.reason, request.location, request.contact)
    new.certification = request.certification?.level
    new.lock = request.lock
    new.subFilter = request.format.subFilter
    new.appearance = request.appearance
    self.new = new
    effect.pages = Set(known?.places.map(\.pageIndex) ?? [new.place.pageIndex])
    effect.changed = known?.places.map(\.annotationID) ?? []
  }

  public func prepare(_ document: Document) throws(EditError) {
    do throws(EngineError) {
      let known = try document.signatureFields.map(\.name)
      number = try document.enter(new)
      if !known.contains(field) {
        let made = try document.signatureFields.first { $0.name.isExactly(field) }
        effect.added = made?.places.map(\.annotationID) ?? []
      }
    } catch {
      throw .engine(error)
    }
  }

  public func read(_ file: Document, at path: String) throws(EditError) {
    let place = try SignatureFile(path, number: number, room: new.room, in: file)
    let signature = try place.cover { (content) throws(SigningError) in try maker.sign(content) }
    value = try SealValue(signature, into: place, number: number, room: new.room)
  }

  public func adopt(into document: Document) throws(EditError) {
    try value?.adopt(into: document)
  }
}

extension SignatureRequest {
  /// Checks that the document allows a new field. Its permissions (ISO 32000-2, table 22, bit 6) and
  /// earlier signatures (12.8.2.2) must allow it. A certification may only allow signing existing
  /// fields, and new ones that change no page.
  fileprivate func check(
    newField name: String, _ rules: SignatureRules, _ permissions: Permissions
  ) throws(SigningError) {
    guard permissions.annotate, permissions.modify else {
      throw .edit(
        .notPermitted(
          by: "document",
          "The document allows no new field: sign an existing one (see signatures/list), or open it "
            + "with the owner's password."))
    }
    guard rules.allowsAnnotations || place?.rect == nil else {
      throw .notPermitted(
        "The document is certified, and allows no new visible field: sign an existing field "
          + "(see signatures/list), or leave out the place of the new one.")
    }
    guard !rules.locks(field: name) else {
      throw .notPermitted(
        "A signature forbids new fields: sign a field that is not locked, or a copy without its "
          + "signatures.")
    }
  }

  /// The field to sign; `nil` for a new one.
  fileprivate func check(_ fields: [SignatureField]) throws(SigningError) -> SignatureField? {
    let rules = SignatureRules(fields)
    guard rules.allowsSigning else {
      throw .notPermitted(
        "The document is certified, and must not be changed: sign a copy without its signatures.")
    }
    if certification != nil, rules.count > 0 {
      throw .notPermitted(
        "The document is already signed: only the first signature can certify it.")
    }
    guard let field else { return nil }
    guard let known = fields.first(where: { $0.name.isExactly(field) }) else {
      guard place != nil else {
        throw .noField(
          "There is no signature field \(field): list the fields with signatures/list, or give the place "
            + "of a new one.")
      }
      guard FieldName.parts(of: field).count == 1 else {
        throw .unusable(member: "field", "The name of a new field must not contain periods.")
      }
      return nil
    }
    guard known.signature == nil else {
      throw .notPermitted("The field \(field) is already signed: sign another field.")
    }
    guard !known.isReadOnly, !known.places.contains(where: { $0.flags.contains(.readOnly) }) else {
      throw .notPermitted("The field \(field) is read-only and cannot be signed.")
    }
    guard !rules.locks(field: field) else {
      throw .notPermitted("The field \(field) is locked by a signature.")
    }
    if let seed = known.seed { try check(seed) }
    return known
  }
}

extension [SignatureField] {
  /// A name that no field of the document has: the given beginning with a number.
  func freeName(_ beginning: String, in document: Document) throws(EngineError) -> String {
    var number = count + 1
    while try document.hasField(named: beginning + "\(number)") { number += 1 }
    return beginning + "\(number)"
  }
}
