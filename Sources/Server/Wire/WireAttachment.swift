// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// The wire form of an embedded file.
struct WireAttachment: Record {
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
    .optional("mimeType", \.mimeType, "The MIME type, such as `text/plain`."),
    .optional("description", \.description.shownLine, "A description for people."),
    .optional("size", \.size, "The size in bytes; read-only."),
    .optional("data", \.data, "The contents; only for a new file."),
  ]

  var attachment: Annotation.Attachment {
    var attachment = Annotation.Attachment(name: fileName, bytes: data?.bytes)
    attachment.mimeType = mimeType
    attachment.description = description
    return attachment
  }
}

/// The encoding of a sound's samples (ISO 32000-2, table 305).
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

struct WireSound: Record {
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
    .required("rate", \.rate, "The samples per second.", in: 1...1_000_000),
    .defaulted("channels", \.channels, 1, "The number of channels.", in: 1...16),
    .defaulted("bits", \.bits, 8, "The number of bits per sample.", in: 1...32),
    .defaulted("encoding", \.encoding, .raw, "The encoding of the samples."),
    .optional("data", \.data, "The samples, in base64; only for a new sound."),
  ]

  var sound: Annotation.Sound {
    var sound = Annotation.Sound(rate: rate, bytes: data?.bytes)
    sound.channels = channels
    sound.bitsPerSample = bits
    sound.encoding = encoding.pdf
    return sound
  }
}
