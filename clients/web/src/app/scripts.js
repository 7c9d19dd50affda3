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
  /** @type {WeakSet<import("../rpc/document.js").RectoDocument>} The documents whose scripts were offered. */
  #offered = new WeakSet();

  /** @param {import("./application.js").RectoViewer} viewer */
  offer(viewer) {
    if (viewer.document?.opened.features.javascript) this.#show(viewer);
  }

  /**
   * Offers it since a script did not run: the server does not look for scripts in buttons and links before.
   *
   * @param {import("./application.js").RectoViewer} viewer
   * @returns Whether it is offered now. A user who has declined is not asked again.
   */
  offerOnce(viewer) {
    return viewer.document && !this.#offered.has(viewer.document) ? this.#show(viewer) : false;
  }

  /** @param {import("./application.js").RectoViewer} viewer */
  #show(viewer) {
    const { notices } = this.#application;
    const document = /** @type {import("../rpc/document.js").RectoDocument} */ (viewer.document);
    const { source, fileName: name } = document;
    if (document.runsScripts || document.isUndecided) return false;
    this.#offered.add(document);
    notices.show("scripts", text("scripts", { name }), [
      [text("scripts.run"), () => this.#run(viewer, () => rememberScripts(source.path ?? ""))],
      [text("scripts.always"), () => this.#run(viewer, () => change({ javascript: true }))],
      [text("scripts.later"), () => {}],
    ], document); // prettier-ignore
    return true;
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
