// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import JSON
import Signing

extension Certification: WireEnum {}

/// The choice of fields that a signature locks.
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

/// The wire form of the fields that a signature locks.
struct WireFieldLock: Record {
  static let name = "FieldLock"
  static let summary = "The form fields that a signature locks against changes."
  var action = LockAction.all
  var fieldNames: [String] = []

  init() {}

  init(_ lock: FieldLock) {
    (action, fieldNames) = (LockAction(lock.action), lock.fields)
  }

  static let fields: [Field<Self>] = [
    .required("action", \.action, "Whether to lock all fields, those in `fields`, or all others."),
    .defaulted(
      "fields", \.fieldNames, [], "The full names; a name includes the fields below it."),
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
    .required("annotationId", \.annotationId, "The widget's id."),
    .required("pageIndex", \.pageIndex, "The page of the widget, from 0."),
    .required("rect", \.rect, "The rectangle in page space; empty if the field is invisible."),
  ]
}

/// The wire form of a signature field.
struct WireSignatureField: Record {
  static let name = "SignatureField"
  static let summary = "A form field for a digital signature (ISO 32000-2, 12.7.5.5)."

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
    .required("field", \.field, "The full name of the field."),
    .required("label", \.label.shownLine, "The label for people."),
    .required("signed", \.signed, "Whether the field has a signature, valid or not."),
    .required("readOnly", \.readOnly, "Whether the form does not allow signing the field."),
    .required("widgets", \.widgets, "The widgets that show the field."),
    .optional("lock", \.lock, "The fields that are locked once this field is signed."),
    .optional("name", \.signerName.shownLine, "The signer's name in the signature."),
    .optional("time", \.time, "The signing time in the signature."),
    .optional("reason", \.reason.shownLine, "The reason for signing."),
    .optional("location", \.location.shownLine, "The place of signing."),
    .optional("contact", \.contact.shownLine, "The contact information of the signer."),
    .optional("subFilter", \.subFilter, "The format of the signature: `adbe.pkcs7.detached`, …"),
    .optional(
      "certification", \.certification,
      "The later changes that a certifying signature allows."),
  ]
}
