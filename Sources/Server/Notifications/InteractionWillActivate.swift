// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

enum InteractionWillActivate: Notification {
  static let name = "interaction/willActivate"
  static let summary = "This component is about to act."

  struct Params: ActivationParams {
    static let name = "WillActivateParams"
    var callbackId = ""
    var activation = WireActivation()
    static let fields: [Field<Self>] =
      [.required("callbackId", \.callbackId, "The id of the callback that requested this.")]
      + Field<Self>.activation
  }
}
