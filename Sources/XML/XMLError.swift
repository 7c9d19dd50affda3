// SPDX-License-Identifier: AGPL-3.0-or-later

/// Why XML cannot be read or changed.
public enum XMLError: Error, Hashable, Sendable {
  /// There is no element.
  case notXML
  /// The encoding is not supported. It does not have the markup characters of ASCII, and is no UTF-16
  /// or UTF-32.
  case encoding
  /// A document type is declared, which could declare entities.
  case documentType
  /// Elements are nested too deeply.
  case tooDeep
  /// There are more elements and attributes than ``XMLElement/mostParts``.
  case tooLarge
  /// An element has more attributes than ``XMLText/init(_:skippingToMarkup:mostAttributes:)`` allows.
  case tooManyAttributes
  /// An element declares too many namespaces: each lookup of a name searches all of them.
  case tooManyNamespaces
  /// The text ends within the XML.
  case truncated(line: Int)
  case malformed(line: Int, reason: String)
  /// libxml2 could not get the memory it needed.
  case outOfMemory
}
