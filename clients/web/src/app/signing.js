// SPDX-License-Identifier: MIT
import { text } from "../i18n/catalogue.js";
import { RectoError } from "../rpc/errors.js";
import { base64Of } from "../rpc/bytes.js";
import { ask, labelled } from "../ui/dialog.js";
import { element } from "../ui/element.js";

/**
 * Asks for a certificate, and signs a field with it, or the document as a whole.
 *
 * @param {import("./application.js").Application} application
 * @param {import("./application.js").RectoViewer} viewer
 * @param {string} [field] By default, a new one that shows nothing on a page.
 */
export async function askToSign(application, { document }, field) {
  const file = element("input", { type: "file", accept: ".p12,.pfx", required: true });
  const password = element("input", { type: "password", autocomplete: "off" });
  const reason = element("input", { type: "text" });
  const problem = element("p", { className: "problem", role: "alert" });
  const answer = () => ask({
    title: text("sign.title"),
    body: [
      problem,
      ...(field === undefined ? [element("p", { textContent: text("sign.unseen") })] : []),
      labelled(text("sign.certificate"), file),
      labelled(text("password"), password),
      labelled(text("sign.reason"), reason),
    ],
    buttons: [["cancel", text("cancel")], ["sign", text("sign")]],
    value: () => file.files?.[0] ?? null,
    onopen: () => problem.textContent && password.focus(),
  });
  let chosen = await answer();
  for (; chosen && document; chosen = await answer()) {
    try {
      await document.ask("signatures/sign", {
        field,
        certificate: { data: await base64Of(chosen), password: password.value },
        reason: reason.value || undefined,
      });
      break;
    } catch (error) {
      if (!(error instanceof RectoError)) throw error;
      // The dialogue keeps its entries, so that they can be corrected.
      problem.textContent = error.message;
    }
  }
  if (chosen && document) await told(application, document);
}

/**
 * Says that a document is signed. The browser gets a file that came from the user's own machine: the server
 * keeps its copy only for a while.
 *
 * @param {import("./application.js").Application} application
 * @param {import("../rpc/document.js").RectoDocument} document
 */
async function told(application, document) {
  const isCopy = application.isCopy(document);
  if (isCopy) {
    document.noteDelivery(false);
    await application.saving.download(document);
  }
  application.notices.say(text(isCopy ? "sign.download" : "sign.done", { name: document.fileName }));
}
