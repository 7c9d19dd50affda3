// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import JSONRPC

enum Initialize: PromptMethod {
  static let name = "initialize"
  static let effect = Effect.arranges()
  static let summary = "Begins the session; nothing else is answered before it."

  struct Params: Record {
    var clientInfo: ClientInfo?
    var processId: Int?
    var locale: String?
    var options = SessionOptions()
    var strict = false

    static let fields: [Field<Self>] = [
      .optional("clientInfo", \.clientInfo, "Who speaks."),
      .optional("processId", \.processId, "The client's process."),
      .optional("locale", \.locale, "The user's language, such as `en-GB`."),
      .defaulted("options", \.options, SessionOptions(), "Settings for the whole session."),
      .defaulted(
        "strict", \.strict, false,
        "Whether every request with an unknown member is refused; else only those that write, sign, "
          + "redact or delete something."),
    ]
  }

  struct Result: Record {
    static let name = "InitializeResult"
    var serverInfo = ServerInfo()
    var protocolVersion = ServerInfo.protocolVersion
    var capabilities = Capabilities()

    static let fields: [Field<Self>] = [
      .required("serverInfo", \.serverInfo, "Who answers."),
      .required("protocolVersion", \.protocolVersion, "The version of this protocol."),
      .required("capabilities", \.capabilities, "What the server can do."),
    ]
  }

  static func refusesUnknownMembers(_ params: Params) -> Bool { params.strict }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    call.session.memberRules.isStrict = params.strict
    call.session.begin(params.options)
    call.session.log(.info, "The session has begun.")
    var result = Result()
    result.capabilities.framing = call.session.framing
    result.capabilities.javascript = params.options.javascript
    if params.options.javascript {
      result.capabilities.scriptEngine = call.session.world.scriptEngine.name
    }
    return result
  }
}

struct ClientInfo: Record {
  var name = ""
  var version: String?

  static let fields: [Field<Self>] = [
    .required("name", \.name, "The client's name."),
    .optional("version", \.version, "Its version."),
  ]
}
