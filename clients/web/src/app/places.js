// SPDX-License-Identifier: MIT
import { keepPlace, placeIn } from "./settings.js";

/** @typedef {import("../viewer/element.js").RectoViewer} RectoViewer */

/** How long the reader rests before the place is noted, in milliseconds. */
const RESTS = 800;

/** Restores the reader's place in each file, and records it. */
export class Places {
  /** @param {import("./application.js").Application} application */
  constructor(application) {
    this.#application = application;
  }

  #application;
  #timer = 0;

  /** @param {RectoViewer} viewer Its last place is restored, and later ones are recorded. */
  async follow(viewer) {
    const { viewport } = viewer;
    const place = placeIn(viewer.document?.source.path ?? "");
    if (place) await viewport?.whenShown.run(() => this.#restore(viewer, place));
    viewport?.on("view", () => this.#notePlace(viewer));
  }

  /**
   * @param {RectoViewer} viewer
   * @param {import("../rpc/messages").ViewState} state
   */
  async #restore(viewer, state) {
    const viewport = /** @type {import("../viewer/viewport.js").Viewport} */ (viewer.viewport);
    try {
      await viewport.command("view/restore", { state, size: viewport.size });
      await viewport.command("view/update", { pixelRatio: window.devicePixelRatio });
    } catch (error) {
      // A file that has fewer pages now is shown from its beginning.
      console.debug("The last place in the file is gone.", error);
    }
  }

  /** @param {RectoViewer} viewer */
  #notePlace({ document }) {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(async () => {
      const path = document?.source.path;
      if (!document || !path || !this.#application.session.documents.has(document)) return;
      if (this.#application.session.resources.isTemporary(path)) return;
      await this.#application.run(async () => keepPlace(path, (await document.ask("view/capture")).state));
    }, RESTS);
  }
}
