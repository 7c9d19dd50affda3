// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// Bytes as a base64 string (RFC 4648, section 4), with padding.
struct Base64: WireValue {
  private let content: Content

  private enum Content {
    case picture(PictureBytes)
    /// Data in memory shared with the front process, which encodes it.
    case staged(StagedPicture)
  }

  var bytes: [UInt8] {
    switch content {
    case .picture(let picture): picture.bytes
    case .staged(let staged): staged.bytes
    }
  }

  init(_ bytes: [UInt8]) { content = .picture(.bytes(bytes)) }

  init(_ picture: PictureBytes) { content = .picture(picture) }

  init(_ staged: StagedPicture) { content = .staged(staged) }

  init(wire node: JSONNode) throws(WireError) {
    let text = try String(wire: node)
    guard let bytes = Base64Codec.decode(text) else {
      throw WireError(
        message: "The text is not base64: only A-Z a-z 0-9 + / and padding = may occur.")
    }
    content = .picture(.bytes(bytes))
  }

  static var wireType: WireType {
    .named(.init("Base64", "base64", "Bytes in base64 with padding (RFC 4648).", is: .string))
  }

  func write(to writer: inout JSONWriter) {
    switch content {
    case .picture(let picture): picture.withPieces { writer.base64($0) }
    case .staged(let staged): writer.raw(staged.mark())
    }
  }
}
