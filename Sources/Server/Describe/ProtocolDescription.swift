// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC

/// The whole protocol in machine-readable form, generated from the declarations: an [OpenRPC
/// 1.3](https://spec.open-rpc.org) document.
///
/// Schemas are JSON Schema (draft 2020-12). Extensions hold what OpenRPC has no place for:
/// - `x-notifications`: the server's notifications, `[{name, summary, params, x-droppable?}]`
/// - `x-clientRequests`: the server's requests, in the form of `methods`
/// - `x-generalParams`: the schema of the members that all params may have
/// - `x-generalErrors`: references to the errors that every request can return
public struct ProtocolDescription: Record {
  public static let name = "Description"
  var openrpc = "1.3.2"
  var info = JSONBytes(JSONTree.null)
  var methods = JSONBytes(JSONTree.null)
  var notifications = JSONBytes(JSONTree.null)
  var clientRequests = JSONBytes(JSONTree.null)
  var generalParams = JSONBytes(JSONTree.null)
  var generalErrors = JSONBytes(JSONTree.null)
  var components = JSONBytes(JSONTree.null)

  /// An empty description, to read into.
  public init() {}

  public static let fields: [Field<Self>] = [
    .required("openrpc", \.openrpc, "The version of OpenRPC."),
    .required("info", \.info, "`{title, version, license}`; the version is the protocol's."),
    .required(
      "methods", \.methods, "The client's requests and notifications, as OpenRPC's Method Objects."),
    .required("x-notifications", \.notifications, "The server's notifications, in the same form."),
    .required("x-clientRequests", \.clientRequests, "The server's requests, in the same form."),
    .required(
      "x-generalParams", \.generalParams,
      "The schema of the members that any params may have."),
    .required(
      "x-generalErrors", \.generalErrors, "References to errors that any request can return."),
    .required("components", \.components, "`{schemas, errors}`, referred to by the other members."),
  ]

  /// The description of this server.
  public static func make() -> ProtocolDescription {
    var description = ProtocolDescription()
    description.info = JSONBytes { writer in
      writer.object { writer in
        writer.member("title", "Recto")
        writer.member(
          "description",
          "A PDF interaction server. This description and the clients that are made from it are under "
            + "the MIT licence; the server is under the AGPL-3.0-or-later.")
        writer.member("version", ServerInfo.protocolVersion)
        writer.name("license")
        writer.object { writer in
          writer.member("name", "MIT")
          writer.member("url", "https://spdx.org/licenses/MIT.html")
        }
      }
    }
    description.methods = list(Catalogue.methods) { method, writer in
      write(method.name, method.summary, method.paramsType, to: &writer)
      if !method.isNotification { writeResult(method.resultType, to: &writer) }
      writer.name("errors")
      write(method.errors, to: &writer)
    }
    description.notifications = list(Catalogue.notifications) { notification, writer in
      write(notification.name, notification.summary, notification.paramsType, to: &writer)
      if notification.isDroppable { writer.member("x-droppable", true) }
    }
    description.clientRequests = list(Catalogue.clientRequests) { request, writer in
      write(request.name, request.summary, request.paramsType, to: &writer)
      writeResult(request.resultType, to: &writer)
    }
    description.generalParams = JSONBytes { writer in
      WireType.record(RecordType(GeneralParams.self)).writeDefinition(to: &writer)
    }
    description.generalErrors = JSONBytes { writer in
      write(ErrorKind.allCases.filter(\.isGeneral), to: &writer)
    }
    description.components = JSONBytes { writer in
      writer.object { writer in
        writer.name("schemas")
        schemas.writeSchema(to: &writer)
        writer.name("errors")
        writeErrors(to: &writer)
      }
    }
    return description
  }

  /// The schemas of the types that are referred to by name.
  static var schemas: TypeCatalogue {
    var catalogue = TypeCatalogue()
    for record in Catalogue.records {
      for field in RecordType(record).fields { catalogue.add(field.type) }
    }
    catalogue.add(RPCError.wireType)
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

  /// Writes the members that all messages have.
  private static func write(
    _ name: String, _ summary: String, _ params: any WrittenRecord.Type, to writer: inout JSONWriter
  ) {
    writer.member("name", name)
    writer.member("summary", summary)
    writer.member("paramStructure", "by-name")
    writer.name("params")
    // OpenRPC requires the required params to come first.
    let fields = RecordType(params).fields
    let required = fields.filter { $0.presence == .required }
    writer.array { writer in
      for field in required + fields.filter({ $0.presence != .required }) {
        writer.object { writer in
          writer.member("name", field.name)
          if !field.summary.isEmpty { writer.member("summary", field.summary) }
          writer.member("required", field.presence == .required)
          writer.name("schema")
          field.writeSchema(to: &writer)
        }
      }
    }
  }

  private static func writeResult(_ record: any WrittenRecord.Type, to writer: inout JSONWriter) {
    writer.name("result")
    writer.object { writer in
      writer.member("name", "result")
      writer.name("schema")
      WireType.record(RecordType(record)).writeDefinition(to: &writer)
    }
  }

  private static func write(_ errors: [ErrorKind], to writer: inout JSONWriter) {
    writer.array { writer in
      for kind in errors {
        writer.object { $0.member("$ref", "#/components/errors/\(kind.rawValue)") }
      }
    }
  }

  private static func writeErrors(to writer: inout JSONWriter) {
    writer.object { writer in
      for kind in ErrorKind.allCases {
        writer.name(kind.rawValue)
        writer.object { writer in
          writer.member("code", kind.code)
          writer.member("message", kind.summary)
          writer.name("data")
          writer.object { $0.member("kind", kind.rawValue) }
        }
      }
    }
  }
}
