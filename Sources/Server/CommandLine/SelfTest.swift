// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Scripts
import System

/// The check `recto --self-test`: one small task for each library that an installation needs.
///
/// It writes only into a temporary folder of its own.
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
    guard write(SelfTestSample.bytes, to: sample) else {
      throw UsageError("Cannot write to \(temporary.path): is the disk full?")
    }
    let test = SelfTest(sample: sample, copy: temporary.path + "/copy.pdf", clock: clock)
    return tasks.map { test.perform($0) }
      + scriptEngines.map { Check("runs a script (\($0.name.rawValue))", $0.failure()) }
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
      title: "draws a page", method: PageRender.name,
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
      title: "exports annotations as XFDF (libxml2)", method: DocumentExport.name,
      params: #"{"format":"xfdf"}"#, expected: "<square", readsCopy: true),
    Task(
      title: "looks for signatures (OpenSSL)", method: SignaturesVerify.name, params: "{}",
      expected: #""signatures":[]"#),
  ]

  private func perform(_ task: Task) -> Check {
    do {
      let outcome = try OneShot(clock: clock).run(
        method: task.method, params: task.params, open: task.readsCopy ? copy : sample,
        save: task.savesCopy ? .copy(copy) : nil)
      switch outcome {
      case .result(let json) where json.contains(text: task.expected): return Check(task.title, nil)
      case .result(let json), .unsaved(let json), .failure(let json):
        return Check(task.title, "\(task.method) answered \(json.prefix(300))")
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

/// The document that the self-test works on: one page with one line of text.
enum SelfTestSample {
  static let text = "This is the self-test of Recto."

  /// A PDF file (ISO 32000-2, 7.5) with a classic cross-reference table.
  static let bytes: [UInt8] = {
    let contents = "BT /F1 12 Tf 20 120 Td (\(text)) Tj ET"
    let objects = [
      "<</Type/Catalog/Pages 2 0 R>>",
      "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 240 160]/Contents 4 0 R"
        + "/Resources<</Font<</F1 5 0 R>>>>>>",
      "<</Length \(contents.utf8.count)>>stream\n\(contents)\nendstream",
      "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
    ]
    var file = "%PDF-1.7\n"
    var table = "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for (index, object) in objects.enumerated() {
      table += file.utf8.count.padded(to: 10) + " 00000 n \n"
      file += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let start = file.utf8.count
    file += table + "trailer\n<</Size \(objects.count + 1)/Root 1 0 R>>\n"
    return Array((file + "startxref\n\(start)\n%%EOF\n").utf8)
  }()
}
