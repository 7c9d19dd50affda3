// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
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

struct WireFieldLock: Record {
  static let summary = "The form fields that a signature locks against changes."
  var action = LockAction.all
  var fieldNames: [String] = []

  init() {}

  init(_ lock: FieldLock) { (action, fieldNames) = (LockAction(lock.action), lock.fields) }

  static let fields: [Field<Self>] = [
    .required("action", \.action, "Whether to lock all fields, those in `fields`, or all others."),
    .defaulted("fields", \.fieldNames, "The full names; a name includes the fields below it."),
  ]

  var lock: FieldLock { FieldLock(action.action, fieldNames) }
}

extension SignatureField.Place: WrittenRecord {
  public static let name = "SignaturePlace"
  public static let summary = "The place of a signature field on a page."

  public static let fields: [Field<Self>] = [
    .required("annotationId", \.annotationID, "The widget's id."),
    .required("pageIndex", \.pageIndex, "The page of the widget, from 0."),
    .required("rect", \.rect, "The rectangle in page space; empty if the field is invisible."),
  ]
}

extension SignatureField: WrittenRecord {
  public static let summary = "A form field for a digital signature (ISO 32000-2, 12.7.5.5)."

  public static let fields: [Field<Self>] = [
    .required("field", \.name, "The full name of the field."),
    .required("label", \.label.shownLine, "The label for people."),
    .required("signed", \.isSigned, "Whether the field has a signature, valid or not."),
    .required("readOnly", \.isReadOnly, "Whether the form does not allow signing the field."),
    .required("widgets", \.places, "The widgets that show the field."),
    .optional("lock", \.presentLock, "The fields that are locked once this field is signed."),
    .optional("name", \.signature?.name.shownLine, "The signer's name in the signature."),
    .optional("time", \.signature?.time.timestamp, "The signing time in the signature."),
    .optional("reason", \.signature?.reason.shownLine, "The reason for signing."),
    .optional("location", \.signature?.location.shownLine, "The place of signing."),
    .optional("contact", \.signature?.contact.shownLine, "The contact information of the signer."),
    .optional(
      "subFilter", \.signature?.subFilter, "The format of the signature: `adbe.pkcs7.detached`, …"),
    .optional(
      "certification", \.certification,
      "The later changes that a certifying signature allows."),
  ]

  private var isSigned: Bool { signature != nil }
  private var presentLock: FieldLock? { signature?.lock ?? lock }
  private var certification: Certification? {
    signature?.certification.flatMap(Certification.init(level:))
  }
}
