// SPDX-License-Identifier: AGPL-3.0-or-later

/// Identifies the file of a stamp's picture by its digest. The picture was made from this file.
public enum PictureSource {
  public static func digest(of bytes: [UInt8]) -> String? {
    let digest = SHA256Digest()
    digest.add(bytes)
    return digest.hexadecimal()
  }

  /// The digest of an image file; `nil` for other pictures.
  static func digest(of picture: Annotation.Picture?) -> String? {
    if case .image(let bytes)? = picture { digest(of: bytes) } else { nil }
  }

  /// The digest that a stamp of a page remembers; `nil` if it has none.
  public static func recorded(in id: String, on page: Page) throws(EngineError) -> String? {
    guard let appearance = try page.annotationObject(id)["AP"]?["N"] else { return nil }
    return try PictureFrame(of: appearance, opacity: 1, transform: .identity)?.source
  }
}
