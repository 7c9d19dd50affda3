// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import Signing

enum HostTimestamp: ClientRequest {
  static let name = "host/timestamp"
  static let summary = """
    `signatures/extend` needs a time stamp (RFC 3161). Send `request` to a time stamping \
    authority, and answer with its response. Without an answer within a minute the method fails, \
    and the file does not change.
    """
  static let patience = 60_000

  struct Params: WrittenRecord {
    var documentId = ""
    var digest = Base64([])
    var algorithm = SigningDigest.sha256
    var request = Base64([])

    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .required("digest", \.digest, "The hash to stamp."),
      .required("algorithm", \.algorithm, "The algorithm of the hash."),
      .required(
        "request", \.request, "The body for the authority, of type `application/timestamp-query`."),
    ]
  }

  struct Result: Record {
    var token = Base64([])
    static let fields: [Field<Self>] = [
      .required(
        "token", \.token,
        """
        The token in DER, or the authority's whole response, of type \
        `application/timestamp-reply`.
        """)
    ]
  }
}
