// SPDX-License-Identifier: MIT
import { element } from "../../ui/element.js";
import { replaceRows } from "../../ui/focus.js";
import { foreign } from "../../ui/foreign.js";
import { Panel } from "./panel.js";

/** The sounds and films of the document. */
export class MediaPanel extends Panel {
  /** @param {import("./panel.js").Application} application */
  constructor(application) {
    super("media", application);
  }

  begin() {
    this.#read();
    return [this.document.on("renewed", () => this.#read())];
  }

  #read() {
    return this.load("media/list", {}, ({ media }) => {
      if (!media.length) this.showNothing("media.none");
      else replaceRows(this.content, ...media.map(this.#row, this));
    });
  }

  /** @param {import("../../rpc/messages").Media} medium */
  #row({ annotationId, name, pageIndex, rect, playable }) {
    const play = element("button", { disabled: !playable }, foreign(name));
    play.append(element("small", { textContent: String(pageIndex + 1) }));
    const { document, viewport } = this;
    play.onclick = () =>
      this.lead(async () => {
        await viewport.command("view/goTo", { pageIndex, rect });
        await document.ask("media/control", { annotationId, operation: "play" });
      });
    return element("div", { className: "row", dataset: { id: annotationId } }, play);
  }
}
