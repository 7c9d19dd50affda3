// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// A file within the document, on the wire.
struct WireAttachment: Record {
  static let name = "Attachment"
  var fileName = ""
  var mimeType: String?
  var description: String?
  var size: Int?
  var data: Base64?

  init() {}

  init(_ attachment: Annotation.Attachment) {
    fileName = attachment.name
    mimeType = attachment.mimeType
    description = attachment.description
    size = attachment.size
  }

  static let fields: [Field<Self>] = [
    .required("name", \.fileName.shownLine, "The file's name."),
    .optional("mimeType", \.mimeType, "Its MIME type, such as `text/plain`."),
    .optional("description", \.description.shownLine, "A description for people."),
    .optional("size", \.size, "In bytes; only told."),
    .optional("data", \.data, "The file; only for a new one."),
  ]

  var attachment: Annotation.Attachment {
    var attachment = Annotation.Attachment(name: fileName, bytes: data?.bytes)
    attachment.mimeType = mimeType
    attachment.description = description
    return attachment
  }
}

/// How the samples of a sound are stored (ISO 32000-2, table 305).
enum SoundEncoding: String, WireEnum {
  case raw, signed, muLaw, aLaw

  var pdf: String {
    switch self {
    case .raw: "Raw"
    case .signed: "Signed"
    case .muLaw: "muLaw"
    case .aLaw: "ALaw"
    }
  }

  /// Reads the name in the file; unknown names count as `Raw`, as in other readers.
  init(pdf name: String) { self = SoundEncoding.allCases.first { $0.pdf == name } ?? .raw }
}

/// A recording, on the wire.
struct WireSound: Record {
  static let name = "Sound"
  var rate = 0.0
  var channels = 1
  var bits = 8
  var encoding = SoundEncoding.raw
  var data: Base64?

  init() {}

  init(_ sound: Annotation.Sound) {
    rate = sound.rate
    channels = sound.channels
    bits = sound.bitsPerSample
    encoding = SoundEncoding(pdf: sound.encoding)
  }

  static let fields: [Field<Self>] = [
    .required("rate", \.rate, "Samples a second.", in: 1...1_000_000),
    .defaulted("channels", \.channels, 1, "How many.", in: 1...16),
    .defaulted("bits", \.bits, 8, "The bits of a sample.", in: 1...32),
    .defaulted("encoding", \.encoding, .raw, "How samples are stored."),
    .optional("data", \.data, "The samples, in base64; only for a new one."),
  ]

  var sound: Annotation.Sound {
    var sound = Annotation.Sound(rate: rate, bytes: data?.bytes)
    sound.channels = channels
    sound.bitsPerSample = bits
    sound.encoding = encoding.pdf
    return sound
  }
}
