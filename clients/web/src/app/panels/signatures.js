// SPDX-License-Identifier: MIT
import { text, timeText } from "../../i18n/catalogue.js";
import { element } from "../../ui/element.js";
import { replaceRows } from "../../ui/focus.js";
import { foreign, foreignRow } from "../../ui/foreign.js";
import { askToSign } from "../signing.js";
import { chooseTrusted, verifySignatures } from "../trust.js";
import { Panel } from "./panel.js";

/** The digital signatures with what the server found out about them, and fields to be signed. */
export class SignaturesPanel extends Panel {
  /** @param {import("./panel.js").Application} application */
  constructor(application) {
    super("signatures", application);
    const sign = element("button", { textContent: text("sign.document") });
    sign.onclick = () => this.#sign();
    const trust = element("button", { textContent: text("trust") });
    trust.onclick = () => application.ask("trust", () => this.#trust());
    this.bar.append(sign, trust);
  }

  /** Changes with each reading: what an earlier one comes to is not shown. */ #reading = 0;

  begin() {
    this.#read();
    return [
      this.document.on("forms/didChange", ({ changed, removed }) => {
        if (removed?.length || changed.some(({ type }) => type === "signature")) this.#read();
      }),
      this.document.on("pages", ({ kept }) => kept.length && this.#read()),
      this.document.on("document/didSave", () => this.#read()),
      this.document.on("renewed", () => this.#read()),
    ];
  }

  async #read() {
    const reading = ++this.#reading;
    await this.load("signatures/list", {}, async ({ signatures }) => {
      if (reading !== this.#reading) return;
      if (!signatures.length) {
        this.showNothing("signatures.none");
        return;
      }
      const open = signatures.filter(({ signed }) => !signed);
      const { document } = this;
      const verified = await verifySignatures(document);
      if (document !== this.document || reading !== this.#reading) return;
      replaceRows(this.content, ...verified.signatures.map(report), ...open.map(this.#field, this));
    });
  }

  async #trust() {
    const { document } = this;
    if ((await chooseTrusted(document)) && document === this.document) await this.#read();
  }

  /** @param {string} [field] */
  #sign(field) {
    const viewer = this.viewer;
    if (viewer) this.run(() => askToSign(this.application, viewer, field));
  }

  /** @param {import("../../rpc/messages").SignatureField} field */
  #field({ field, label, readOnly, widgets }) {
    const sign = element("button", { textContent: text("sign"), disabled: readOnly });
    sign.onclick = () => this.#sign(field);
    const page = widgets[0] ? text("page.number", { number: widgets[0].pageIndex + 1 }) : "";
    const name = element("span", {}, ...foreignRow([label, page], " "));
    return element("div", { className: "row signature-field", dataset: { id: field } }, name, sign);
  }
}

/** @param {import("../../rpc/messages").SignatureReport} signature */
function report({ verdict, signer, field, time, problems, reason }) {
  const date = time ? timeText(time) : "";
  return element(
    "div",
    { className: `signature ${verdict}` },
    element("strong", { textContent: text(`verdict.${verdict}`) }),
    element("span", {}, ...foreignRow([signer ?? field, date, reason], " · ")),
    ...problems.map((problem) => element("p", {}, foreign(problem))),
  );
}
