// SPDX-License-Identifier: AGPL-3.0-or-later

import Workspace

public typealias AnnotationNaming = Workspace.AnnotationNaming

/// The inputs of a session besides messages and time. A session with the same origin, and the same
/// messages at the same times, answers the same.
public struct SessionOrigin: Hashable, Sendable {
  /// The time when the session begins, in seconds since 1970.
  public var time: Int64
  /// The first random number. The next ones count up from it.
  public var random: UInt64
  /// The scheme for ids of new annotations.
  public var annotationNaming: AnnotationNaming

  public init(time: Int64, random: UInt64, annotationNaming: AnnotationNaming = .random) {
    self.time = time
    self.random = random
    self.annotationNaming = annotationNaming
  }
}
