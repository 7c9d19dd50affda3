// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON

/// The requests that changed settings which are not in the edit log: those of a document's views and
/// bookmarks, or the rules of the session. They are repeated for the next worker.
struct KeptSettings {
  typealias Request = (method: String, params: JSONTree)

  private struct Kept {
    var request: Request
    /// The id of the rule that the request has added.
    var rule: String?
    /// The number in that id, if the server has made the id.
    var number: (count: RuleCount, value: Int)?
  }

  /// The maximum number of requests: more than any front end needs. Further rules must be refused, since
  /// none may be forgotten: it may forbid something.
  static let most = 10_000

  private static let methods: [String: Effect.Repetition] = Dictionary(
    uniqueKeysWithValues: Catalogue.methods.compactMap { method in
      guard case .arranges(let repetition) = method.effect, repetition != .never else { return nil }
      return (method.name, repetition)
    })
  /// The methods whose params can name a view.
  private static let ofViews = Set(Catalogue.methods.filter { isOfView($0) }.map { $0.name })

  private static func isOfView<M: Method>(_ method: M.Type) -> Bool {
    M.Params.self is any ViewParams.Type || M.Params.self is any ScopedParams.Type
  }

  private var kept: [Kept] = []
  /// The number of the last rule added, even a removed one.
  private var made: [RuleCount: Int] = [:]

  static func keeps(_ method: String) -> Bool { methods[method] != nil }

  /// Whether a request that names no document applies to the whole session.
  static func countsInSession(_ method: String) -> Bool {
    switch methods[method] {
    case .adds, .removes: true
    case .never, .latest, nil: false
    }
  }

  /// Whether one more request of a method can be kept.
  func hasRoom(for method: String) -> Bool {
    if case .adds = KeptSettings.methods[method] { return kept.count < KeptSettings.most }
    return true
  }

  /// Notes a request that has succeeded.
  ///
  /// - Parameter first: the id of the document's first view, which params without a view mean.
  mutating func note(
    _ method: String, _ params: JSONTree, _ result: JSONTree, firstView first: String? = nil
  ) {
    // The document may have another revision next time.
    var params = params.without("ifRevision").without("progressToken")
    if let first, KeptSettings.isForFirstView(method, params) {
      params = params.with("viewId", .string(first))
    }
    switch KeptSettings.methods[method] {
    case .never, nil: break
    case .latest(let subject): setLatest(subject, (method, params), result)
    case .adds(let member):
      let given = result[member: member]?.string
      var one = Kept(request: (method, params), rule: given ?? params[member: member]?.string)
      if let given, let number = RuleCount.number(of: given, in: params) {
        one.number = number
        made[number.count] = number.value
      }
      kept.append(one)
    case .removes(let member, let adding):
      let (id, place) = (params[member: member]?.string, RuleCount.place(params))
      let added = kept.lastIndex {
        $0.request.method == adding && $0.rule == id
          && RuleCount.place($0.request.params) == place
      }
      if let added { kept.remove(at: added) } else { kept.append(Kept(request: (method, params))) }
    }
  }

  /// Whether a request names no view, and so means the first. Another view may be the first one later.
  private static func isForFirstView(_ method: String, _ params: JSONTree) -> Bool {
    ofViews.contains(method) && params[member: "documentId"]?.string != nil
      && params[member: "viewId"]?.string == nil
      && (params[member: "scope"]?.string ?? RuleScope.view.rawValue) == RuleScope.view.rawValue
  }

  private mutating func setLatest(
    _ subject: [String], _ request: Request, _ result: JSONTree
  ) {
    var request = request
    // What the request sets may be the current one.
    for name in subject where request.params[member: name] == nil {
      if let current = result[member: name] {
        request.params = request.params.with(name, current)
      }
    }
    // Showing a layer may hide others.
    if case .array(let shown)? = request.params[member: "layers"],
      case .array(let changed)? = result[member: "changed"]
    {
      let others = changed.filter { !KeptSettings.names(shown, $0) }
      request.params = request.params.with("layers", .array(others + shown))
    }
    kept.removeAll { old in
      old.request.method == request.method
        && (subject + ["viewId"]).allSatisfy {
          KeptSettings.covers(request.params[member: $0], old.request.params[member: $0])
        }
        && request.params.hasMembers(of: old.request.params)
    }
    kept.append(Kept(request: request))
  }

  /// Whether what a request sets includes what an earlier one has set.
  private static func covers(_ new: JSONTree?, _ old: JSONTree?) -> Bool {
    guard case .array(let all)? = new, case .array(let earlier)? = old else { return new == old }
    return earlier.allSatisfy { names(all, $0) }
  }

  /// Whether a list has an element's subject, by its id. The element is one of another list.
  private static func names(_ list: [JSONTree], _ element: JSONTree) -> Bool {
    list.contains { $0[member: "id"] == element[member: "id"] }
  }

  /// Forgets the settings of a view that was closed.
  mutating func forget(view id: String) {
    kept.removeAll { $0.request.params[member: "viewId"]?.string == id }
    made = made.filter { $0.key.place[member: "viewId"]?.string != id }
  }

  /// The requests to repeat, in order. Some of them give rules the ids that they had.
  var requests: [Request] {
    var list: [Request] = []
    var counted: [RuleCount: Int] = [:]
    for one in kept {
      if let (count, value) = one.number {
        if value != (counted[count] ?? 0) + 1 { list.append(count.request(made: value - 1)) }
        counted[count] = value
      }
      list.append(one.request)
    }
    let rest = made.filter { counted[$0.key] != $0.value }
    return list + rest.map { $0.key.request(made: $0.value) }
  }
}

/// Counts the rules of a kind in a scope.
private struct RuleCount: Hashable {
  /// The members that name the scope.
  let place: JSONTree
  let rule: NumberedRule

  static func place(_ params: JSONTree) -> JSONTree {
    var members = ["documentId", "viewId"].compactMap { name in
      params[member: name].map { JSONTree.Member(name, $0) }
    }
    let isOfDocument = params[member: "documentId"] != nil
    members.append(
      .init("scope", params[member: "scope"] ?? .string(isOfDocument ? "view" : "session")))
    return .object(members)
  }

  /// The count and the number of an id, such as `document-condition-7`. The server has made the id;
  /// `nil` for another id.
  static func number(of id: String, in params: JSONTree) -> (count: RuleCount, value: Int)? {
    let parts = id.split(separator: "-")
    guard let value = parts.last.flatMap({ Int($0) }),
      let rule = parts.dropLast().last.flatMap({ NumberedRule(rawValue: String($0)) })
    else { return nil }
    return (RuleCount(place: place(params), rule: rule), value)
  }

  func request(made: Int) -> KeptSettings.Request {
    let params = place.with("rule", .string(rule.rawValue)).with("made", .integer(Int64(made)))
    return (WorkerNumberRules.name, params)
  }
}
