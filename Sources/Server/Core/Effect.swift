// SPDX-License-Identifier: AGPL-3.0-or-later

/// The effect of a request, as its method declares it. Three rules derive from it: how strictly
/// members are checked, whether the request is made again after a worker was lost, and what is
/// repeated when its document is opened again.
public enum Effect: Hashable, Sendable {
  /// Changes nothing, and says nothing before its answer: it can be made again.
  case reads
  /// Changes nothing, but sends pieces of the result, or asks the client, before its answer.
  case streams
  /// Changes how things are shown or handled, and nothing in a file.
  case arranges(Repetition = .never)
  /// Changes a document, by steps that can be taken back.
  case changes
  /// Writes a file, encrypts, signs, redacts, or sends contents away.
  case writes
  /// Deletes something, or drops what was not saved.
  case deletes

  /// Which requests of a method are repeated for a document that is opened again.
  public enum Repetition: Hashable, Sendable {
    case never
    /// Only the last one of requests that set the same thing.
    case latest
    /// Each, in order.
    case each
  }

  /// Whether a mistake costs a file or a secret, so that an unknown member is refused and not only
  /// warned about.
  public var refusesUnknownMembers: Bool { self == .writes || self == .deletes }
}
