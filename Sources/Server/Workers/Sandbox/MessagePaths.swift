// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// The files and folders that a client's message names.
public enum MessagePaths {
  /// The paths as written; paths of `file:` URIs are decoded. Files with private keys are not included.
  public static func all(in message: JSONTree) -> [String] {
    if case .array(let batch) = message { return batch.flatMap(all) }
    return ["params", "result"].compactMap { message[member: $0] }.flatMap { value in
      NamedPath.all(in: value.withoutCertificates, withServerFolders: true).map(\.path)
    }
  }
}

extension JSONTree {
  fileprivate var withoutCertificates: JSONTree {
    switch self {
    case .array(let elements): .array(elements.map(\.withoutCertificates))
    case .object(let members):
      .object(
        members.filter { $0.name != "certificate" }
          .map { Member($0.name, $0.value.withoutCertificates) })
    default: self
    }
  }
}
