// SPDX-License-Identifier: AGPL-3.0-or-later

/// A person's review of an annotation (ISO 32000-2, 12.5.6.3): a note that replies to it, or to an
/// earlier review.
public struct ReviewState: Hashable, Sendable {
  /// `Accepted`, `Rejected`, `Cancelled`, `Completed` or `None`; `Marked` or `Unmarked`.
  public var name: String
  /// `Review` or `Marked`: states of one model exclude each other.
  public var model: String

  /// - Parameter model: the state model; derived from the name unless given.
  public init(_ name: String, model: String? = nil) {
    self.name = name
    self.model = model ?? (name == "Marked" || name == "Unmarked" ? "Marked" : "Review")
  }
}

/// The current state that an author gives an annotation.
public struct EffectiveState: Hashable, Sendable {
  public var state: ReviewState
  public var author: String?
  /// The date of the state, in seconds since 1970.
  public var date: Int64?
  /// The note that sets the state.
  public var id: String
}

extension [Annotation] {
  /// Whether an annotation replies to one of these. Replies to replies count.
  public func replies(_ annotation: Annotation, to ids: Set<String>) -> Bool {
    let targets = Dictionary(map { ($0.id, $0.replyTo) }, uniquingKeysWith: { first, _ in first })
    var (target, steps) = (annotation.replyTo, 0)
    while let id = target, steps <= count {
      if ids.contains(id) { return true }
      (target, steps) = (targets[id] ?? nil, steps + 1)
    }
    return false
  }

  /// The review states of the page's annotations: the latest of each author and model, in the
  /// order of the page.
  public var effectiveStates: [String: [EffectiveState]] {
    var replies: [String: Annotation] = [:]
    for reply in self where reply.state != nil && reply.replyTo != nil && !reply.isGrouped {
      replies[reply.id] = reply
    }
    guard !replies.isEmpty else { return [:] }
    let superseded = Set(
      replies.values.compactMap { reply in
        reply.replyTo.flatMap { replies[$0]?.isOfSame(as: reply) == true ? $0 : nil }
      })
    var found: [String: [EffectiveState]] = [:]
    for reply in self where replies[reply.id] != nil && !superseded.contains(reply.id) {
      guard let state = reply.state, let target = target(of: reply, among: replies) else {
        continue
      }
      let now = EffectiveState(
        state: state, author: reply.author, date: reply.modified ?? reply.created, id: reply.id)
      let same = found[target]?.firstIndex {
        $0.author == now.author && $0.state.model == state.model
      }
      guard let same else {
        found[target, default: []].append(now)
        continue
      }
      // Programs that always reply to the annotation itself imply the order by the dates.
      if now.date ?? .min >= found[target]?[same].date ?? .min { found[target]?[same] = now }
    }
    return found
  }

  /// The annotation that a state applies to. It may be reached through earlier states.
  private func target(of reply: Annotation, among replies: [String: Annotation]) -> String? {
    var (target, steps) = (reply.replyTo, 0)
    while let id = target, let earlier = replies[id], steps <= replies.count {
      (target, steps) = (earlier.replyTo, steps + 1)
    }
    return steps <= replies.count ? target : nil
  }
}

extension Annotation {
  fileprivate func isOfSame(as other: Annotation) -> Bool {
    author == other.author && state?.model == other.state?.model
  }
}
