// SPDX-License-Identifier: AGPL-3.0-or-later

extension BookmarkManager {
  /// Why a provider could not be read the last time, or why the document takes no bookmarks; `nil`
  /// where nothing is known against it. Nobody is asked for that.
  public func problem(of provider: any BookmarkProvider) -> BookmarkError? {
    if let failure = failures.first(where: { $0.provider == provider.id }) { return failure.error }
    guard let embedded = provider as? EmbeddedProvider else { return nil }
    do throws(BookmarkError) { try embedded.checkWritable() } catch { return error }
    return nil
  }
}
