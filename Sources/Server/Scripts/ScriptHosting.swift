// SPDX-License-Identifier: AGPL-3.0-or-later

import CSandbox
import Scripts
import System

/// The process that runs scripts: its sandbox, and how it is started.
public enum ScriptHosting {
  /// Serves the process that started this one, on its standard input.
  ///
  /// - Returns: the exit status.
  public static func run(library: String?) -> Int32 {
    ScriptProcess.run(library: library, descriptor: 0, giveUp: giveUp)
  }

  /// Drops all rights except memory, threads and the socket: see SECURITY.md.
  private static func giveUp() {
    _ = csb_drop_privileges()
    for (which, most) in [(RLIMIT_CORE, 0), (RLIMIT_FSIZE, 0), (RLIMIT_NOFILE, 16)] {
      var limit = rlimit(rlim_cur: rlim_t(most), rlim_max: rlim_t(most))
      _ = setrlimit(__rlimit_resource_t(which.rawValue), &limit)
    }
    _ = csb_enter_landlock(1)
    _ = csb_enter_narrow_filter()
  }

  /// The engine for a session in this process of `recto`: MuJS in processes of its own.
  public static var muJS: ScriptEngine { engine(library: nil) }

  /// The engines of this installation.
  ///
  /// - Parameter library: the path of JavaScriptCore, if the system has it.
  public static func engines(library: String?) -> [ScriptEngine] {
    [muJS] + (library == nil ? [] : [engine(library: library)])
  }

  /// The engine for a process of this configuration.
  static func engine(_ configuration: MainLoop.Configuration) -> ScriptEngine {
    let library = configuration.scriptLibrary
    guard configuration.workerSerial != nil, configuration.hasSandbox else {
      return engine(library: library)
    }
    // The sandbox does not let a worker start processes, so its front does.
    return ScriptEngine(name(library)) {
      let end = csb_ask_for_scripts(Sandbox.inherited)
      return end < 0 ? nil : Int32(clamping: end)
    }
  }

  private static func engine(library: String?) -> ScriptEngine {
    let children = ScriptChildren(library: library, most: 64)
    return ScriptEngine(name(library)) { try? children.start() }
  }

  private static func name(_ library: String?) -> ScriptEngine.Name {
    library == nil ? .muJS : .javaScriptCore
  }
}
