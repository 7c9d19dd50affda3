// SPDX-License-Identifier: AGPL-3.0-or-later

extension BookmarkManager {
  /// Why a provider could not be read the last time, or why the document takes no bookmarks; `nil`
  /// where nothing is known against it. Nobody is asked for that.
  public func problem(of provider: any BookmarkProvider) -> BookmarkError? {
    if let failure = failures.first(where: { $0.provider == provider.id }) { return failure.error }
    do throws(BookmarkError) { try provider.checkWritable() } catch { return error }
    return nil
  }
}
