// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

extension Destination: LogObject {
  public static let logged = LogMembers<Self>(
    .required("pageIndex", \.pageIndex), .required("fit", \.fit.parts.name),
    .required("values", \.fit.parts.values)
  ) { (pageIndex, name, values) throws(EditError) in
    guard let fit = Fit(name: name, values: values) else {
      throw .unreadable("It has a destination of an unknown kind, or without its numbers.")
    }
    return Destination(pageIndex: pageIndex, fit: fit)
  }
}
