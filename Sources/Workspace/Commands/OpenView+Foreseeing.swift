// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

extension OpenView {
  /// The view as a command would leave it, for a front end that prepares what the user will see next.
  ///
  /// - Returns: `nil` if the command does more than move the view, if it would not move it, or if its fit
  ///   depends on contents of a page that were not read yet.
  public func foreseen(after command: CommandName) throws(ViewError) -> View? {
    guard let move = GlobalCommand.moves[command] else { return nil }
    var next = view
    _ = try move.change(&next)
    return next.missingContent == nil && next.state != view.state ? next : nil
  }
}
