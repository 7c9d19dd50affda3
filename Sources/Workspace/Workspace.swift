// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Everything that one client has open. Ids count up, so that every run can be repeated.
public final class Documents {
  public let context: EngineContext
  private var open: [String: OpenDocument] = [:]
  private var order: [String] = []
  private var opened = 0

  public init(context: EngineContext) { self.context = context }
}
