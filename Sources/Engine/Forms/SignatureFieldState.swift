// SPDX-License-Identifier: AGPL-3.0-or-later

/// The state of a signature field in one of its widgets.
public enum SignatureFieldState: Hashable, Sendable {
  case empty
  /// Only looks signed: with a drawing and the width of its lines, or a picture.
  case byHand(HandDrawing)
  case digital
}

/// The drawing in a signature field that was signed by hand.
public struct HandDrawing: Hashable, Sendable {
  /// `nil` for a picture that was read: it is in the appearance.
  public var picture: Annotation.Picture?
  public var color: Color
  /// The width of the lines, in points.
  public var width: Double

  public init(_ picture: Annotation.Picture?, color: Color, width: Double) {
    self.picture = picture
    self.color = color
    self.width = width
  }
}
