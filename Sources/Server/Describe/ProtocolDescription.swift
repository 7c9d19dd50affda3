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
///  "notifications": [{"name", "summary", "params": {schema}}],
///  "clientRequests": [{"name", "summary", "params": {schema}, "result": {schema}}],
///  "errors": [{"kind", "code", "summary"}],
///  "types": {"Name": {schema}}}
/// ```
/// Schemas are JSON Schema (draft 2020-12); params and results are written out, other named types
/// are referred to as `#/types/Name`.
public struct ProtocolDescription: WireValue {
  public init() {}
  public init(wire node: JSONNode) throws(WireError) {}
  public static var wireType: WireType { .any }

  public func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("protocolVersion", ServerInfo.protocolVersion)
      write("generalParams", GeneralParams.self, to: &writer)
      list("methods", Catalogue.methods, in: &writer, writeMethod)
      list("notifications", Catalogue.notifications, in: &writer, writeNotification)
      list("clientRequests", Catalogue.clientRequests, in: &writer, writeClientRequest)
      list("errors", ErrorKind.allCases, in: &writer) { kind, writer in
        writer.member("kind", kind.rawValue)
        writer.member("code", kind.code)
        writer.member("summary", kind.summary)
      }
      writer.name("types")
      types.writeSchema(to: &writer)
    }
  }

  /// The types that are referred to by name.
  private var types: TypeCatalogue {
    var catalogue = TypeCatalogue()
    for record in Catalogue.records {
      for field in RecordType(record).fields { catalogue.add(field.type) }
    }
    return catalogue
  }

  private func list<Element>(
    _ name: String, _ elements: [Element], in writer: inout JSONWriter,
    _ write: (Element, inout JSONWriter) -> Void
  ) {
    writer.name(name)
    writer.array { writer in
      for element in elements { writer.object { writer in write(element, &writer) } }
    }
  }

  private func writeMethod(_ method: any Method.Type, to writer: inout JSONWriter) {
    writer.member("name", method.name)
    writer.member("kind", method.isNotification ? "notification" : "request")
    writer.member("summary", method.summary)
    write("params", method.paramsType, to: &writer)
    if !method.isNotification { write("result", method.resultType, to: &writer) }
    writer.member("errors", method.errors.map(\.rawValue))
  }

  private func writeNotification(_ notification: any Notification.Type, to writer: inout JSONWriter)
  {
    writer.member("name", notification.name)
    writer.member("summary", notification.summary)
    write("params", notification.paramsType, to: &writer)
  }

  private func writeClientRequest(_ request: any ClientRequest.Type, to writer: inout JSONWriter) {
    writer.member("name", request.name)
    writer.member("summary", request.summary)
    write("params", request.paramsType, to: &writer)
    write("result", request.resultType, to: &writer)
  }

  private func write(_ name: String, _ record: any Record.Type, to writer: inout JSONWriter) {
    writer.name(name)
    WireType.record(RecordType(record)).writeDefinition(to: &writer)
  }
}
