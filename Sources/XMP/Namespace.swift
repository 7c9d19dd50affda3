// SPDX-License-Identifier: AGPL-3.0-or-later

/// The namespaces of XMP itself (ISO 16684-1, 7.3 and 7.4).
enum Namespace {
  static let meta = "adobe:ns:meta/"
  static let rdf = "http://www.w3.org/1999/02/22-rdf-syntax-ns#"
  static let xml = "http://www.w3.org/XML/1998/namespace"
}
