// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

extension NewOutlineItem: LogRecord {}

extension OutlinePlace: LogObject {
  public static let logged = LogMembers<Self>(
    .required("parent", \.parent), .required("index", \.index), make: Self.init(parent:index:))
}
