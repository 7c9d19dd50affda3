// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import Testing

@testable import Server

/// The compiler does not tell whether a record is read, and whether reading sets each of its members.
@Suite struct ReadableRecordTests {
  @Test func whatClientsSendCanBeRead() {
    var catalogue = TypeCatalogue()
    for method in Catalogue.methods { catalogue.add(.record(RecordType(method.paramsType))) }
    for method in Catalogue.workerMethods { catalogue.add(.record(RecordType(method.paramsType))) }
    for request in Catalogue.clientRequests {
      catalogue.add(.record(RecordType(request.resultType)))
    }
    #expect(catalogue.types.count > 200)
    for case .record(let record) in catalogue.types {
      #expect(record.isReadable, "\(record.name) is only written.")
      for member in record.fields {
        #expect(member.isSettable, "\(record.name).\(member.name) cannot be set.")
      }
    }
  }
}
