// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// The name and version of the server.
public struct ServerInfo: Record {
  public static let serverVersion = "0.1.0"
  public static let protocolVersion = "1.0"

  var name = "recto"
  var version = ServerInfo.serverVersion
  var engine = EngineInfo()

  /// The identity of the renderer. It is part of the key of cached page pictures.
  static let renderer = "recto \(serverVersion) MuPDF \(EngineContext.version) "

  public init() {}

  public static let fields: [Field<Self>] = [
    .required("name", \.name, "`recto`."),
    .required("version", \.version, "The server's version."),
    .required("engine", \.engine, "The library that reads and draws PDF."),
  ]
}

struct EngineInfo: Record {
  var name = "MuPDF"
  var version = EngineContext.version

  static let fields: [Field<Self>] = [
    .required("name", \.name, "The library's name."),
    .required("version", \.version, "Its version."),
  ]
}
