// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import JSON
import JSONRPC
import Workspace

extension RedactionOptions.Images: WireEnum {}
extension RedactionOptions.Paths: WireEnum {}

enum AnnotationsApplyRedactions: Method {
  static let name = "annotations/applyRedactions"
  static let effect = Effect.writes
  static let summary = """
    Removes redactions and the content under them, as one step. The removal is permanent once the \
    document is saved. Reports the removed and the remaining content.
    """
  static let errors: [ErrorKind] =
    .changing + [.notFound, .unsupported, .limitExceeded, .requestCancelled]

  struct Params: AnnotationIDParams {
    static let name = "ApplyRedactionsParams"
    var documentId = ""
    var given: [String]?
    var ids: [String] { given ?? [] }
    var pages: [Int]?
    var elsewhere: Bool?
    var images = RedactionOptions.Images.pixels
    var paths = RedactionOptions.Paths.touched
    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .optional("ids", \.given, "The redactions; all unless given."),
      .optional("pages", \.pages, "The pages whose redactions are applied, instead of `ids`."),
      .optional(
        "elsewhere", \.elsewhere,
        """
        Whether to also remove the matches of `annotations/markRedactions` queries that no mark \
        shows. By default, only if neither `ids` nor `pages` are given.
        """),
      .defaulted(
        "images", \.images,
        "For images under a redaction: remove the covered `pixels`, or the `whole` image."
      ),
      .defaulted(
        "paths", \.paths,
        """
        The lines and filled areas to remove: those `touched`, or only those wholly `covered`.
        """),
    ]
  }

  struct Result: WrittenRecord {
    static let name = "ApplyRedactionsResult"
    var removed: [String] = []
    var pages: [PageRedaction] = []
    var elsewhere: [WireFoundText] = []
    var remaining: [WireFoundText] = []
    var unreadable = 0
    var revision = 0
    /// Text left in the redacted regions.
    var regions: [FoundText] = []
    static let fields: [Field<Self>] = [
      .required("removed", \.removed, "The ids of the removed annotations."),
      .required("pages", \.pages, "The result for each page."),
      .required(
        "elsewhere", \.elsewhere,
        "Matches of marked queries that were removed beyond the redactions."),
      .required(
        "remaining", \.remaining,
        """
        Text left in the redacted regions, and matches of these queries left in the file as a save \
        would write it.
        """),
      .required(
        "unreadable", \.unreadable,
        "How many streams could not be decoded, and were therefore not searched."),
      .revision(\.revision),
    ]
  }

  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<Result> {
    let open = try call.document(params)
    var reading = try RedactionReading(params, call, open.document)
    var options = RedactionOptions()
    (options.images, options.paths) = (params.images, params.paths)
    var searched: (search: RedactionSearch, pending: [PendingRedaction])?
    return .transaction(
      Transaction(
        { () throws(RPCError) in
          guard try engine(reading.step()) else { return nil }
          guard let (known, pending) = searched else {
            let pending = try pending(params, reading.found, open)
            searched = (RedactionSearch(pending, in: open.document), pending)
            return nil
          }
          var search = known
          guard try searching(search.step()) else {
            searched = (search, pending)
            return nil
          }
          return try apply(reading.take(), options, search.erased, in: open, call) { result in
            remaining(result, pending, in: open, call)
          }
        }, hold: { .changes }))
  }

  private static func apply(
    _ redactions: [Annotation], _ options: RedactionOptions, _ erased: [FoundText],
    in open: OpenDocument, _ call: Call, then next: @escaping (Result) -> Answer<Result>
  ) throws(RPCError) -> Answer<Result> {
    let edit = ApplyRedactions(redactions, options, erasures: erased.compactMap(\.erasure))
    guard !edit.redactions.isEmpty || !edit.erasures.isEmpty else {
      return next(Result(revision: open.editor.revision))
    }
    return try call.perform(
      edit, in: open,
      then: { (change, _) in
        var result = Result(removed: change.effect.removed, revision: change.revision)
        result.pages = change.effect.redactions
        result.elsewhere = WireFoundText.summed(erased)
        result.regions = change.effect.redactions.flatMap(\.found)
        return next(result)
      })
  }

  /// Searches for remaining text and adds it to the result: in the document as a save will write it, or
  /// in the open document itself if that cannot be written.
  private static func remaining(
    _ result: Result, _ pending: [PendingRedaction], in open: OpenDocument, _ call: Call
  ) -> Answer<Result> {
    var result = result
    var search: RemainingSearch?
    let draft =
      pending.isEmpty
      ? nil : try? open.editor.startDraft(through: call.session.world.temporaryFolder)
    return .transaction(
      Transaction(
        turns: { () throws(RPCError) in
          if let search {
            return try search.turn().map { found in
              result.remaining = WireFoundText.summed(result.regions + found.found)
              result.unreadable = found.unreadable
              return result
            }
          }
          guard let step = try? draft?.advance() else {
            search = RemainingSearch(pending, in: open.document, call)
            return .goesOn
          }
          if case .done(let document) = step {
            search = RemainingSearch(pending, in: document, call)
            return .goesOn
          }
          return step.turn { _ in result }
        },
        rollBack: { if search == nil { draft?.cancel() } },
        hold: { search == nil ? .everything : .nothing }))
  }

  /// The queries of the redactions' marks, and those without any mark.
  private static func pending(
    _ params: Params, _ redactions: [Annotation], _ open: OpenDocument
  ) throws(RPCError) -> [PendingRedaction] {
    guard params.elsewhere ?? (params.given == nil && params.pages == nil) else { return [] }
    var seen: Set<RedactionQuery> = []
    var pending: [PendingRedaction] = []
    for query in redactions.compactMap(\.query) + open.unmarkedQueries
    where seen.insert(query).inserted {
      do throws(SearchError) {
        pending.append(try PendingRedaction(query))
      } catch {
        throw RPCError(
          .unsupported,
          "The query of a redaction cannot be searched for: set elsewhere to false, or change it.",
          data: [.init("query", .string(query.text))])
      }
    }
    return pending
  }
}
