// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// A new signature of a document, without its value.
public struct NewSignature: Hashable, Sendable {
  /// The place of a new field; `rect` is in page space.
  public struct Place: Hashable, Sendable {
    public var pageIndex: Int
    /// The rectangle; `nil` for an invisible signature.
    public var rect: Rect?

    public init(_ pageIndex: Int, _ rect: Rect?) {
      self.pageIndex = pageIndex
      self.rect = rect
    }
  }

  /// The field's full name. A missing field is created at ``place``.
  public var field: String
  public var place: Place
  public var name: String
  public var reason: String?
  public var location: String?
  public var contact: String?
  /// Seconds since 1970.
  public var time: Int64
  /// The level of changes that a certification allows afterwards, 1 to 3. `nil` if the signature does
  /// not certify the document.
  public var certification: Int?
  /// The fields that it locks; default: those of the field's own lock.
  public var lock: FieldLock?
  public var appearance = Appearance()
  /// The signature handler that viewers take for it.
  public static let filter = "Adobe.PPKLite"
  /// The kind of signature.
  public var subFilter = "adbe.pkcs7.detached"
  /// Whether this is a document time stamp, which has no signer.
  public var isTimestamp: Bool { subFilter == "ETSI.RFC3161" }
  /// The number of bytes reserved for the value.
  public var room: Int

  public init(field: String, place: Place, name: String, time: Int64, room: Int) {
    self.field = field
    self.place = place
    self.name = name
    self.time = time
    self.room = room
  }

  /// The look of a visible signature.
  public struct Appearance: Hashable, Sendable {
    /// A picture that replaces the large name. It is an image file, or a PDF whose first page is shown.
    public var picture: [UInt8]?
    /// Pen strokes that replace the large name. They are in any space with y down.
    public var strokes: [[Point]] = []
    public var showsName = true
    public var showsDate = true
    public var showsReason = true
    public var showsLocation = true
    public var color = Color(red: 0, green: 0, blue: 0)

    public init() {}
  }

  /// A placeholder for the offsets and lengths. It is as wide as any real value.
  static let unknownRange = [0, 9_999_999_999, 9_999_999_999, 9_999_999_999]
}
