// SPDX-License-Identifier: MIT
import { text } from "../i18n/catalogue.js";
import { labelled } from "../ui/dialog.js";
import { element } from "../ui/element.js";
import { askUntilDone, checkBox, nameWith } from "./attempt.js";
import { PERMISSIONS } from "./permissions.js";
import { deliver, written } from "./saving.js";

/** @typedef {import("../rpc/document.js").RectoDocument} RectoDocument */
/** @typedef {import("../rpc/messages").Encrypt} Encrypt */

/**
 * Sets the passwords of a document, or of a copy of it, or removes those that it has.
 *
 * @param {import("./application.js").Application} application
 * @param {RectoDocument} document
 */
export async function protect(application, document) {
  const { method } = await document.ask("document/security");
  const [user, owner] = [passwordField(), passwordField()];
  const shown = checkBox(text("protect.show"), false);
  shown.box.onchange = () => {
    for (const field of [user, owner]) field.type = shown.box.checked ? "text" : "password";
  };
  const allowed = PERMISSIONS.map((name) => ({ name, ...checkBox(text(`permission.${name}`), true) }));
  const legend = element("legend", { textContent: text("protect.allowed") });
  const encrypt = () => ({
    userPassword: user.value,
    ownerPassword: owner.value || undefined,
    permissions: Object.fromEntries(allowed.map(({ name, box }) => [name, box.checked])),
  });
  /** @type {[string, string][]} */
  const buttons = [["cancel", text("cancel")]];
  // The program around a viewer in an editor saves the document itself.
  const isOwn = application.session.transport.restart !== undefined;
  if (isOwn && method !== "none") buttons.push(["remove", text("protect.remove")]);
  buttons.push(["copy", text("protect.copy")]);
  if (isOwn) buttons.push(["protect", text("protect")]);
  const said = await askUntilDone(
    {
      title: text("protect.title"),
      body: [
        labelled(text("protect.user"), user),
        labelled(text("protect.owner"), owner),
        shown.label,
        element("fieldset", { className: "boxes" }, legend, ...allowed.map(({ label }) => label)),
        element("p", { className: "hint", textContent: text("protect.hint") }),
      ],
      buttons,
      // Without a password there is nothing to protect it with.
      value: (id) => (id === "remove" || user.value || owner.value ? id : (user.focus(), null)),
    },
    async (id) => {
      if (id === "copy") return { name: await deliverCopy(document, encrypt()), key: "export.done" };
      await saveWith(application, document, id === "remove" ? { method: "none" } : encrypt());
      return { name: document.fileName, key: id === "remove" ? "protect.removed" : "protect.done" };
    },
  );
  if (said) application.notices.say(text(said.key, { name: said.name }));
}

function passwordField() {
  return element("input", { type: "password", autocomplete: "new-password" });
}

/**
 * @param {RectoDocument} document
 * @param {Encrypt} encrypt
 */
async function deliverCopy(document, encrypt) {
  const name = nameWith(document, "-protected.pdf");
  deliver(await written(document, name, (path) => document.ask("document/save", { path, encrypt })), name);
  return name;
}

/**
 * Saves a document over its own file. The browser gets a file that came from the user's own machine.
 *
 * @param {import("./application.js").Application} application
 * @param {RectoDocument} document
 * @param {Encrypt} encrypt
 */
async function saveWith(application, document, encrypt) {
  await document.ask("document/save", { encrypt });
  // A server that opens the file again needs the new password.
  const password = encrypt.ownerPassword ?? encrypt.userPassword;
  if (password) document.source.password = password;
  else delete document.source.password;
  if (!application.isCopy(document)) return;
  document.noteDelivery(false);
  await application.saving.download(document);
}
