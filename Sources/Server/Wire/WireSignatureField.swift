// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import JSON
import Signing

extension Certification: WireEnum {}

/// Which fields a signature locks.
enum LockAction: String, WireEnum {
  case all, include, exclude

  init(_ action: FieldLock.Action) {
    switch action {
    case .all: self = .all
    case .include: self = .include
    case .exclude: self = .exclude
    }
  }

  var action: FieldLock.Action {
    switch self {
    case .all: .all
    case .include: .include
    case .exclude: .exclude
    }
  }
}

/// Which fields a signature locks, on the wire.
struct WireFieldLock: Record {
  static let name = "FieldLock"
  static let summary = "The form fields that must not be filled in any more after a signature."
  var action = LockAction.all
  var fieldNames: [String] = []

  init() {}

  init(_ lock: FieldLock) {
    (action, fieldNames) = (LockAction(lock.action), lock.fields)
  }

  static let fields: [Field<Self>] = [
    .required("action", \.action, "All fields, those listed, or all but those."),
    .defaulted(
      "fields", \.fieldNames, [], "Full names; a name stands for the fields below it, too."),
  ]

  var lock: FieldLock { FieldLock(action.action, fieldNames) }
}

/// The place of a signature field on a page.
struct WireSignaturePlace: Record {
  static let name = "SignaturePlace"
  static let summary = "The place of a signature field on a page."
  var annotationId = ""
  var pageIndex = 0
  var rect = Rect(0, 0, 0, 0)

  init() {}

  init(_ place: SignatureField.Place) {
    (annotationId, pageIndex, rect) = (place.annotationID, place.pageIndex, place.rect)
  }

  static let fields: [Field<Self>] = [
    .required("annotationId", \.annotationId, "The widget."),
    .required("pageIndex", \.pageIndex, "Its page, from 0."),
    .required("rect", \.rect, "In page space; without area where it does not show."),
  ]
}

/// A signature field, on the wire.
struct WireSignatureField: Record {
  static let name = "SignatureField"
  static let summary = "A form field that takes a digital signature (ISO 32000-2, 12.7.5.5)."

  var field = ""
  var label = ""
  var signed = false
  var readOnly = false
  var widgets: [WireSignaturePlace] = []
  var lock: WireFieldLock?
  var signerName: String?
  var time: Timestamp?
  var reason: String?
  var location: String?
  var contact: String?
  var subFilter: String?
  var certification: Certification?

  init() {}

  init(_ read: SignatureField) {
    (field, label, readOnly) = (read.name, read.label, read.isReadOnly)
    widgets = read.places.map(WireSignaturePlace.init)
    lock = (read.signature?.lock ?? read.lock).map(WireFieldLock.init)
    guard let signature = read.signature else { return }
    signed = true
    signerName = signature.name
    time = signature.time.map(Timestamp.init)
    (reason, location, contact) = (signature.reason, signature.location, signature.contact)
    subFilter = signature.subFilter
    certification = signature.certification.flatMap(Certification.init(level:))
  }

  static let fields: [Field<Self>] = [
    .required("field", \.field, "Its full name."),
    .required("label", \.label.shownLine, "The label for people."),
    .required("signed", \.signed, "Whether there is a signature in it, valid or not."),
    .required("readOnly", \.readOnly, "Whether the form does not let it be signed."),
    .required("widgets", \.widgets, "The places where it is shown."),
    .optional("lock", \.lock, "The fields that are locked once it is signed."),
    .optional("name", \.signerName.shownLine, "The signer, as the signature says."),
    .optional("time", \.time, "When, as it says."),
    .optional("reason", \.reason.shownLine, "Why."),
    .optional("location", \.location.shownLine, "Where."),
    .optional("contact", \.contact.shownLine, "How to reach the signer."),
    .optional("subFilter", \.subFilter, "The kind of signature: `adbe.pkcs7.detached`, …"),
    .optional(
      "certification", \.certification,
      "The changes that it allows, if it certifies the document."),
  ]
}
