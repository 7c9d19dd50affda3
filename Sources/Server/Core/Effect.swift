// SPDX-License-Identifier: AGPL-3.0-or-later

/// The effect of a request, as its method declares it. Four rules derive from it: how strictly
/// members are checked, whether the request is answered while its document waits for the client,
/// whether it is repeated after a worker was lost, and which requests are repeated when a document is
/// opened again.
public enum Effect: Hashable, Sendable {
  /// Changes nothing, and sends nothing before its answer: it can be repeated.
  case reads
  /// Changes nothing. Before its answer it sends pieces of the result, or asks the client.
  case streams
  /// Changes how things are shown or handled, but nothing in a file.
  case arranges(Repetition = .never)
  /// Changes a document, by steps that can be undone.
  case changes
  /// Writes a file, encrypts, signs, redacts, or sends contents away.
  case writes
  /// Deletes something, or drops unsaved changes.
  case deletes

  /// The requests that are repeated when their document is opened again.
  public enum Repetition: Hashable, Sendable {
    case never
    /// Each, except those that set nothing besides what a later one sets. `of`: the members that name what
    /// a request sets.
    case latest(of: [String] = [])
    /// Each, until its rule is removed. `id`: the member with the rule's id, of the answer or the params.
    case adds(id: String)
    /// None; it takes back the request of a method that has added the rule. `id`: the member with the
    /// rule's id.
    case removes(id: String, addedBy: String)
  }

  /// Whether it changes nothing, neither in a file nor in the display.
  public var isReading: Bool { self == .reads || self == .streams }

  /// Whether an unknown member is an error instead of a warning. A mistake in such a request can cost a
  /// file or a secret.
  public var refusesUnknownMembers: Bool { self == .writes || self == .deletes }
}
