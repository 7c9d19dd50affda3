// SPDX-License-Identifier: AGPL-3.0-or-later

import COpenSSL
import Editing
import Engine
import System

/// Adds data for later validation to a signed document. The data is certificates and revocation data
/// (PAdES B-LT), and a time stamp of the whole (B-LTA).
public final class ExtensionSeal: Seal {
  public private(set) var effect = EditEffect()
  public var name: String { "Extend Signatures" }
  /// The name of the time stamp's field.
  public let field: String?

  private let addition: SecurityStoreAddition
  private let timestamp: TimestampSource?
  private var number = 0
  /// The time stamp's place in the written file, and its query.
  private var pending: (SignatureFile, TimestampQuery)?
  private var value: SealValue?

  /// The bytes reserved for a token; most tokens have less than 10,000.
  private static let room = 16_384

  /// - Throws: ``SigningError`` for data that none of the signatures needs.
  public init(_ request: ExtensionRequest, of document: Document) throws(SigningError) {
    let check = try EvidenceCheck(request)
    let fields = try engine(document.signatureFields)
    let signed = fields.filter {
      $0.signature != nil && (request.field == nil || $0.name == request.field)
    }
    guard !signed.isEmpty else {
      throw .noField("There is no such signature: list them with signatures/list.")
    }
    let isEmpty = request.certificates.isEmpty && request.ocsps.isEmpty && request.crls.isEmpty
    guard !isEmpty || request.timestamp != nil else {
      throw .unusable(member: "ocsps", "Give certificates, OCSP responses, CRLs, or a timestamp.")
    }
    let store = try engine(document.securityStore)
    let stored = store?.certificates.compactMap(Certificate.init(der:)) ?? []
    var known: [String: [Certificate]] = [:]
    for value in signed.compactMap(\.signature) {
      guard let key = OpenSSL.digest(EVP_sha1(), Pieces(value.contents)) else { continue }
      known[key.uppercaseHexadecimal] = MessageReader.certificates(of: value) + stored
    }
    addition = isEmpty ? SecurityStoreAddition() : try check.addition(for: known)
    timestamp = request.timestamp
    if timestamp == nil {
      field = nil
    } else {
      field = try engine(fields.freeName("Timestamp", in: document))
      effect.pages = [0]
    }
  }

  public func prepare(_ document: Document) throws(EditError) {
    do throws(EngineError) {
      if addition != SecurityStoreAddition() { try document.enter(addition) }
      guard let field else { return }
      var new = NewSignature(
        field: field, place: .init(0, nil), name: "", time: 0, room: ExtensionSeal.room)
      new.subFilter = "ETSI.RFC3161"
      number = try document.enter(new)
      let made = try document.signatureFields.first { $0.name.isExactly(field) }
      effect.added = made?.places.map(\.annotationID) ?? []
    } catch {
      throw .engine(error)
    }
  }

  public func read(_ file: Document, at path: String) throws(EditError) {
    guard let timestamp else { return }
    let place = try SignatureFile(path, number: number, room: ExtensionSeal.room, in: file)
    pending = (
      place,
      try place.cover { (content) throws(SigningError) in
        try TimestampQuery(content, timestamp.digest)
      }
    )
  }

  public func complete() throws(EditError) {
    guard let timestamp, let (place, query) = pending else { return }
    let room = ExtensionSeal.room
    let token: [UInt8]
    do throws(SigningError) {
      token = try query.check(timestamp.token(query), room: room)
    } catch .edit(let error) {
      throw error
    } catch {
      throw .saveFailed(error.message)
    }
    value = try SealValue(token, into: place, number: number, room: room)
  }

  public func adopt(into document: Document) throws(EditError) {
    try value?.adopt(into: document)
  }
}
