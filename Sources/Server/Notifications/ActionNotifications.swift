// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction
import JSON

extension LinkTarget: WireEnum {}

enum HostDecideURI: Notification {
  static let name = "host/decideUri"
  static let summary = """
    The user followed a link to a URI that may do harm, or that no opener takes: nothing was done \
    with it. Open it only if your policy allows that, and never without asking the user.
    """

  struct Params: HostParams {
    static let name = "HostDecideUriParams"
    var place = HostPlace()
    var uri = ""
    var kind = LinkTarget.unknown
    static let fields: [Field<Self>] =
      Field<Self>.place + [
        .required("uri", \.uri.shownURI, "As the document gives it, its base applied."),
        .required(
          "kind", \.kind,
          "`file` (a file of the user's), `script` (`javascript:`, `data:`), `relative` (to a base "
            + "that the document does not give), or `unknown` (another scheme)."),
      ]
  }
}

enum HostLaunch: Notification {
  static let name = "host/launch"
  static let summary = """
    The user followed a link that wants a program or file started: nothing was. Do so only if your \
    policy allows that, and never without asking the user.
    """

  struct Params: HostParams {
    static let name = "HostLaunchParams"
    var place = HostPlace()
    var path = ""
    var parameters: String?
    var operation: String?
    var directory: String?
    var newWindow: Bool?

    init() {}

    init(_ place: HostPlace, _ path: String, _ members: [String: ActionValue]) {
      self.place = place
      self.path = path
      parameters = members["parameters"]?.text
      operation = members["operation"]?.text
      directory = members["directory"]?.text
      newWindow = members["newWindow"]?.flag
    }

    static let fields: [Field<Self>] =
      Field<Self>.place + [
        .required("path", \.path.shownLine, "The program or file, as the link gives it."),
        .optional("parameters", \.parameters, "What it wants to be passed to the program."),
        .optional("operation", \.operation, "`open` or `print`."),
        .optional("directory", \.directory, "Where it wants to be started."),
        .optional("newWindow", \.newWindow, "Whether it takes a window of its own."),
      ]
  }
}

enum HostCommand: Notification {
  static let name = "host/command"
  static let summary = """
    The user started a named action that is a front end's, such as `Find`, `Print` or `SaveAs`.
    """

  struct Params: HostParams {
    static let name = "HostCommandParams"
    var place = HostPlace()
    var command = ""
    static let fields: [Field<Self>] =
      Field<Self>.place + [
        .required("command", \.command, "Its name, as Acrobat calls its menu items.")
      ]
  }
}

enum HostImportData: Notification {
  static let name = "host/importData"
  static let summary = """
    The user started an action that fills in the form from a file: nothing was read. A front end \
    that allows it calls `document/import`.
    """

  struct Params: HostParams {
    static let name = "HostImportDataParams"
    var place = HostPlace()
    var path = ""
    static let fields: [Field<Self>] =
      Field<Self>.place + [.required("path", \.path, "The FDF file, as the action gives it.")]
  }
}

enum HostShowTransition: Notification {
  static let name = "host/showTransition"
  static let summary = """
    An action wants what comes into sight from now on to do so by a transition, if you show such.
    """

  struct Params: HostParams {
    static let name = "HostShowTransitionParams"
    var place = HostPlace()
    var transition = WireActionMember<TransitionName>(.null)

    static let fields: [Field<Self>] =
      Field<Self>.place + [
        .required(
          "transition", \.transition,
          "`{style?, duration?, dimension?, motion?, direction?, scale?, isRectangular?}` "
            + "(ISO 32000-2, table 164).")
      ]
  }
}

enum HostPlaySound: Notification {
  static let name = "host/playSound"
  static let summary = "An action plays a sound that is no annotation's."

  struct Params: HostParams {
    static let name = "HostPlaySoundParams"
    var place = HostPlace()
    var path = ""
    var mimeType = ""
    var volume: Double?
    var `repeat`: Bool?
    var mix: Bool?
    var synchronous: Bool?

    init() {}

    init(_ place: HostPlace, _ request: SoundRequest) {
      self.place = place
      path = request.path
      mimeType = request.mimeType
      volume = request.members["volume"]?.number
      `repeat` = request.members["repeat"]?.flag
      mix = request.members["mix"]?.flag
      synchronous = request.members["synchronous"]?.flag
    }

    static let fields: [Field<Self>] =
      Field<Self>.place + [
        .required("path", \.path, "A file with it; gone when the document is closed."),
        .required("mimeType", \.mimeType, "What it is."),
        .optional("volume", \.volume, "From -1 to 1, as the action says."),
        .optional("repeat", \.`repeat`, "Whether it begins again until it is stopped."),
        .optional("mix", \.mix, "Whether it is played along with what plays already."),
        .optional("synchronous", \.synchronous, "Whether the user waits for its end."),
      ]
  }
}
