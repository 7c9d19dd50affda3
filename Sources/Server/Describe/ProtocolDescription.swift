// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC

/// The whole protocol in a form for machines, made from the declarations.
///
/// ```
/// {"protocolVersion": "1.0",
///  "generalParams": {schema},
///  "methods": [{"name", "kind": "request"|"notification", "summary", "params": {schema},
///               "result": {schema}, "errors": [kind]}],
///  "notifications": [{"name", "summary", "droppable"?: true, "params": {schema}}],
///  "clientRequests": [{"name", "summary", "params": {schema}, "result": {schema}}],
///  "errors": [{"kind", "code", "summary", "general"?: true}],
///  "types": {"Name": {schema}}}
/// ```
/// Schemas are JSON Schema (draft 2020-12); params and results are written out, other named types
/// are referred to as `#/types/Name`.
public struct ProtocolDescription: Record {
  public static let name = "Description"
  var protocolVersion = ServerInfo.protocolVersion
  var generalParams = JSONBytes(JSONTree.null)
  var methods = JSONBytes(JSONTree.null)
  var notifications = JSONBytes(JSONTree.null)
  var clientRequests = JSONBytes(JSONTree.null)
  var errors = JSONBytes(JSONTree.null)
  var types = JSONBytes(JSONTree.null)

  /// An empty one, to read into.
  public init() {}

  public static let fields: [Field<Self>] = [
    .required("protocolVersion", \.protocolVersion, "The version of the protocol."),
    .required("generalParams", \.generalParams, "The schema of what any params may hold."),
    .required(
      "methods", \.methods, "`[{name, kind, summary, params, result, errors}]`, with schemas."),
    .required(
      "notifications", \.notifications,
      "`[{name, summary, droppable?, params}]`; droppable ones give way where the client does not read."
    ),
    .required("clientRequests", \.clientRequests, "`[{name, summary, params, result}]`."),
    .required(
      "errors", \.errors,
      "`[{kind, code, summary, general?}]`; any request may answer general ones."),
    .required("types", \.types, "`{name: schema}` of all types that are referred to."),
  ]

  /// The description of this server.
  public static func make() -> ProtocolDescription {
    var description = ProtocolDescription()
    description.generalParams = JSONBytes { writer in
      WireType.record(RecordType(GeneralParams.self)).writeDefinition(to: &writer)
    }
    description.methods = list(Catalogue.methods, writeMethod)
    description.notifications = list(Catalogue.notifications, writeNotification)
    description.clientRequests = list(Catalogue.clientRequests, writeClientRequest)
    description.errors = list(ErrorKind.allCases) { kind, writer in
      writer.member("kind", kind.rawValue)
      writer.member("code", kind.code)
      writer.member("summary", kind.summary)
      if kind.isGeneral { writer.member("general", true) }
    }
    description.types = JSONBytes { writer in catalogue.writeSchema(to: &writer) }
    return description
  }

  /// The types that are referred to by name.
  private static var catalogue: TypeCatalogue {
    var catalogue = TypeCatalogue()
    for record in Catalogue.records {
      for field in RecordType(record).fields { catalogue.add(field.type) }
    }
    return catalogue
  }

  private static func list<Element>(
    _ elements: [Element], _ write: (Element, inout JSONWriter) -> Void
  ) -> JSONBytes {
    JSONBytes { writer in
      writer.array { writer in
        for element in elements { writer.object { writer in write(element, &writer) } }
      }
    }
  }

  private static func writeMethod(_ method: any Method.Type, to writer: inout JSONWriter) {
    writer.member("name", method.name)
    writer.member("kind", method.isNotification ? "notification" : "request")
    writer.member("summary", method.summary)
    write("params", method.paramsType, to: &writer)
    if !method.isNotification { write("result", method.resultType, to: &writer) }
    writer.member("errors", method.errors.map(\.rawValue))
  }

  private static func writeNotification(
    _ notification: any Notification.Type, to writer: inout JSONWriter
  ) {
    writer.member("name", notification.name)
    writer.member("summary", notification.summary)
    if notification.isDroppable { writer.member("droppable", true) }
    write("params", notification.paramsType, to: &writer)
  }

  private static func writeClientRequest(
    _ request: any ClientRequest.Type, to writer: inout JSONWriter
  ) {
    writer.member("name", request.name)
    writer.member("summary", request.summary)
    write("params", request.paramsType, to: &writer)
    write("result", request.resultType, to: &writer)
  }

  private static func write(_ name: String, _ record: any Record.Type, to writer: inout JSONWriter)
  {
    writer.name(name)
    WireType.record(RecordType(record)).writeDefinition(to: &writer)
  }
}
