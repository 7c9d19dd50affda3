// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC

enum Initialize: PromptMethod {
  static let name = "initialize"
  static let effect = Effect.arranges()
  static let summary = "Begins the session; no other request is accepted before it."

  struct Params: Record {
    var clientInfo: ClientInfo?
    var protocolVersion: ProtocolVersion?
    var capabilities = ClientCapabilities()
    var processId: Int?
    var locale: String?
    var options = SessionOptions()
    var strict = false

    static let fields: [Field<Self>] = [
      .optional("clientInfo", \.clientInfo, "The name and version of the client."),
      .optional(
        "protocolVersion", \.protocolVersion,
        "The protocol version that the client was written for; by default the server's."),
      .defaulted("capabilities", \.capabilities, "The client's capabilities."),
      .optional(
        "processId", \.processId,
        """
        The client's process id, on the same machine. When that process ends, the server ends as \
        at the end of its input.
        """, in: 1...),
      .optional(
        "locale", \.locale,
        "The user's language, such as `en-GB`. It has no effect yet: the server's texts are English."
      ),
      .defaulted("options", \.options, "Settings for the whole session."),
      .defaulted(
        "strict", \.strict,
        """
        Whether to refuse every request with an unknown member; by default only those that write, \
        sign, redact or delete something.
        """),
    ]
  }

  struct Result: WrittenRecord {
    var serverInfo = ServerInfo()
    var protocolVersion = ServerInfo.protocolVersion
    var capabilities = Capabilities()

    static let fields: [Field<Self>] = [
      .required("serverInfo", \.serverInfo, "The name and version of the server."),
      .required(
        "protocolVersion", \.protocolVersion,
        """
        The protocol version in use: the older one of client and server if their major versions \
        match, or else the server's.
        """),
      .required("capabilities", \.capabilities, "The server's capabilities."),
    ]
  }

  static func refusesUnknownMembers(_ params: Params) -> Bool { params.strict }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    call.session.log.unknownMembers.isStrict = params.strict
    call.session.client.capabilities = params.capabilities
    call.session.documents.shared.ability = params.capabilities.ability
    call.session.begin(params.options)
    if let process = params.processId { call.session.client.watchProcess?(process) }
    call.session.log(.info, "The session has begun.")
    var result = Result()
    if let version = params.protocolVersion {
      result.protocolVersion = version.spoken(with: ServerInfo.protocolVersion)
    }
    result.capabilities.framing = call.session.client.framing
    result.capabilities.javascript = params.options.javascript
    if call.session.world.offersWebP { result.capabilities.renderFormats.append(.webp) }
    if params.options.javascript {
      result.capabilities.scriptEngine = call.session.world.scriptEngine.name
      result.capabilities.scriptLibrary = call.session.world.scriptLibrary
    }
    return result
  }
}

struct ClientInfo: Record {
  var name = ""
  var version: String?

  static let fields: [Field<Self>] = [
    .required("name", \.name, "The client's name."),
    .optional("version", \.version, "The client's version."),
  ]
}
