// SPDX-License-Identifier: MIT
import { text } from "../i18n/catalogue.js";
import { change, rememberScripts } from "./settings.js";

/** Offers to run the scripts of documents that have some, since they are off at first. */
export class Scripts {
  /** @param {import("./application.js").Application} application */
  constructor(application) {
    this.#application = application;
  }

  #application;

  /** @param {import("./application.js").RectoViewer} viewer */
  offer(viewer) {
    const { notices } = this.#application;
    const document = /** @type {import("../rpc/document.js").RectoDocument} */ (viewer.document);
    const { source, opened, fileName: name } = document;
    if (document.runsScripts || document.isUndecided || !opened.features.javascript) return;
    notices.show("scripts", text("scripts", { name }), [
      [text("scripts.run"), () => this.#run(viewer, () => rememberScripts(source.path ?? ""))],
      [text("scripts.always"), () => this.#run(viewer, () => change({ javascript: true }))],
      [text("scripts.later"), () => {}],
    ], document); // prettier-ignore
  }

  /**
   * @param {import("./application.js").RectoViewer} viewer
   * @param {() => void} remember
   */
  #run(viewer, remember) {
    const { opening } = this.#application;
    return this.#application.run(async () => {
      remember();
      await opening.reopen(viewer, { javascript: true, recovery: "apply" });
    });
  }
}
