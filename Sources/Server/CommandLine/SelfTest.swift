// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Scripts
import System

/// The check `recto --self-test`: one small task for each library that an installation needs, and for
/// each optional one that it has.
///
/// It writes only into a temporary folder of its own. In a release build, the process ends with status
/// 127 at the first task whose library is missing, and names the library.
public struct SelfTest {
  /// One task, and what was wrong with its answer.
  public struct Check: Equatable, Sendable {
    /// The task, as a phrase that a list can show.
    public let title: String
    /// The error, or the answer that was not as expected; `nil` if all went well.
    public let failure: String?
  }

  /// Runs every task. A task that fails does not keep the others from being tried.
  ///
  /// - Parameters:
  ///   - folder: an existing folder that can be written to.
  ///   - scriptEngines: the engines that must run a script.
  /// - Throws: ``UsageError`` if `folder` cannot be written to.
  public static func run(
    in folder: String, clock: @escaping @Sendable () -> Int64, scriptEngines: [ScriptEngine] = []
  ) throws -> [Check] {
    guard let temporary = TemporaryFolder(in: folder) else {
      throw UsageError("Cannot write to \(folder): set TMPDIR to a folder that takes files.")
    }
    defer { temporary.remove() }
    let sample = temporary.path + "/sample.pdf"
    guard write(SelfTestSample.bytes, to: sample),
      write(SelfTestSample.sources, to: temporary.path + "/sample.synctex")
    else {
      throw UsageError("Cannot write to \(temporary.path): is the disk full?")
    }
    let test = SelfTest(sample: sample, copy: temporary.path + "/copy.pdf", clock: clock)
    let optional = WebPEncoder.system == nil ? [] : [webP]
    return (tasks + optional).map { test.perform($0) }
      + scriptEngines.map { Check("runs a script (\($0.name.rawValue))", $0.failure()) }
  }

  /// A sentence about each optional library that is missing: what does not work without it.
  ///
  /// - Parameter scriptLibrary: the path of JavaScriptCore, if the system has it.
  public static func missingLibraries(scriptLibrary: String?) -> [String] {
    let scripts = """
      JavaScriptCore is missing: scripts of documents run in MuJS, which has no modern JavaScript.
      """
    let pictures = """
      libwebp is missing: pages cannot be drawn as WebP. Debian's package is \(WebPEncoder.package).
      """
    return (scriptLibrary == nil ? [scripts] : []) + (WebPEncoder.system == nil ? [pictures] : [])
  }

  private struct Task {
    let title: String
    let method: String
    let params: String
    /// A text that the answer must contain.
    let expected: String
    var savesCopy = false
    /// Whether the task is about the copy instead of the sample.
    var readsCopy = false
  }

  private let sample: String
  private let copy: String
  private let clock: @Sendable () -> Int64

  private static let tasks = [
    Task(
      title: "reads a document (MuPDF)", method: PageTextMethod.name,
      params: #"{"pageIndex":0}"#, expected: SelfTestSample.text),
    Task(
      title: "draws a page as PNG (libdeflate)", method: PageRender.name,
      params: #"{"pageIndex":0,"width":64}"#, expected: "iVBORw0KGgo"),
    Task(
      title: "searches by a regular expression (PCRE2)", method: SearchFind.name,
      params: #"{"query":"s.lf-t\\w+","regex":true}"#, expected: #""text":"self-test""#),
    Task(
      title: "adds an annotation and saves a copy", method: AnnotationsAdd.name,
      params: #"{"annotation":{"type":"square","pageIndex":0,"rect":[20,20,80,60],"id":"s"}}"#,
      expected: #""id":"s""#, savesCopy: true),
    Task(
      title: "finds the annotation in the copy", method: AnnotationsList.name, params: "{}",
      expected: #""id":"s""#, readsCopy: true),
    Task(
      title: "imports an annotation from XFDF (libxml2)", method: DocumentImport.name,
      params: #"{"format":"xfdf","data":"\#(SelfTestSample.xfdf)"}"#, expected: #""added":["x"]"#),
    Task(
      title: "finds the place of a TeX source line (libsynctex)", method: SyncTeXForward.name,
      params: #"{"file":"\#(SelfTestSample.source)","line":3}"#, expected: #""pageIndex":0"#),
    Task(
      title: "looks for signatures (OpenSSL)", method: SignaturesVerify.name, params: "{}",
      expected: #""signatures":[]"#),
  ]

  private static let webP = Task(
    title: "draws a page as WebP (libwebp)", method: PageRender.name,
    params: #"{"pageIndex":0,"width":64,"format":"webp"}"#, expected: "UklGR")

  private func perform(_ task: Task) -> Check {
    do {
      let outcome = try OneShot(clock: clock).run(
        method: task.method, params: task.params, open: task.readsCopy ? copy : sample,
        save: task.savesCopy ? .copy(copy) : nil)
      switch outcome {
      case .result(let json), .unsaved(let json):
        let isExpected = json.contains(text: task.expected)
        return Check(task.title, isExpected ? nil : "\(task.method) answered \(json.prefix(300))")
      case .failure(let json):
        return Check(task.title, "\(task.method) failed: \(json.prefix(300))")
      }
    } catch {
      return Check(task.title, "\(task.method) failed: \(error)")
    }
  }

  private static func write(_ bytes: [UInt8], to path: String) -> Bool {
    guard let file = fopen(path, "wx") else { return false }
    let count = fwrite(bytes, 1, bytes.count, file)
    return fclose(file) == 0 && count == bytes.count
  }
}

extension SelfTest.Check {
  fileprivate init(_ title: String, _ failure: String?) {
    (self.title, self.failure) = (title, failure)
  }
}
