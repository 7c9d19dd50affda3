// SPDX-License-Identifier: AGPL-3.0-or-later

extension BookmarkManager {
  /// Why the last read of a provider failed, or why the document cannot store bookmarks; `nil` if no
  /// problem is known. This does not contact a provider.
  public func problem(of provider: any BookmarkProvider) -> BookmarkError? {
    if let failure = failures.first(where: { $0.provider == provider.id }) { return failure.error }
    do throws(BookmarkError) { try provider.checkWritable() } catch { return error }
    return nil
  }
}
