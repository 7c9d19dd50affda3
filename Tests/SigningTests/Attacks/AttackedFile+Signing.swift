// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation

@testable import Signing

/// Signs updates as anybody can who has some certificate.
extension AttackedFile {
  /// Appends an update with a signature of the file as it is then.
  ///
  /// - Parameters:
  ///   - number: the signature's object, which fields of the update name.
  ///   - entries: of its dictionary, beside what each has.
  mutating func sign(
    _ objects: [Int: String], value number: Int, _ entries: String = "",
    _ options: Options = Options()
  ) throws {
    let credentials = try SigningBench.credentials("second")
    let maker = SignatureMaker(
      credentials: credentials, digest: .sha256, format: .pkcs7, time: SigningBench.now)
    try fill(objects, number, "/adbe.pkcs7.detached", entries, room: try maker.room(), options) {
      try maker.sign(Pieces(Array($0)))
    }
  }

  /// Appends an update with a time stamp of the file as it is then.
  mutating func stamp(_ objects: [Int: String], value number: Int) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let authority = try StampAuthority(in: folder)
    try fill(objects, number, "/ETSI.RFC3161", "", room: 8192, Options()) {
      let query = try TimestampQuery(Pieces(Array($0)), .sha256)
      return try query.check(authority.answer(query.request), room: 8192)
    }
  }

  private mutating func fill(
    _ objects: [Int: String], _ number: Int, _ kind: String, _ entries: String, room: Int,
    _ options: Options, _ sign: (Data) throws -> [UInt8]
  ) throws {
    var (objects, options) = (objects, options)
    let type = kind == "/ETSI.RFC3161" ? "/DocTimeStamp" : "/Sig"
    let unknown = "[0 1000000001 1000000002 1000000003]"
    objects[number] =
      "<< /Type \(type) /Filter /Adobe.PPKLite /SubFilter \(kind) /ByteRange \(unknown) "
      + "/Contents <\(String(repeating: "00", count: room))> \(entries) >>"
    options.loose.insert(number)
    append(objects, options)
    guard let range = data.range(of: Data(unknown.utf8), options: .backwards),
      let start = data[range.upperBound...].range(of: Data("<".utf8))?.lowerBound,
      let end = data[start...].range(of: Data(">".utf8))?.upperBound
    else { return }
    var file = data
    var text = "[0 \(start) \(end) \(file.count - end)]"
    text += String(repeating: " ", count: unknown.count - text.count)
    file.replaceSubrange(range, with: Data(text.utf8))
    let signature = try sign(file[..<start] + file[end...])
    let digits = signature.map { String(format: "%02x", $0) }.joined()
    file.replaceSubrange(start + 1..<start + 1 + digits.count, with: Data(digits.utf8))
    data = file
    written[number] = nil
  }
}
