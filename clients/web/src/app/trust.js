// SPDX-License-Identifier: MIT
import { text } from "../i18n/catalogue.js";
import { base64Of, bytesOf } from "../rpc/bytes.js";
import { RectoError } from "../rpc/errors.js";
import { labelled } from "../ui/dialog.js";
import { element } from "../ui/element.js";
import { foreign } from "../ui/foreign.js";
import { iconButton } from "../ui/icons.js";
import { askUntilDone } from "./attempt.js";

/** @typedef {import("../rpc/document.js").RectoDocument} RectoDocument */

const KEY = "recto.trust";
/** @type {Map<string, Promise<string>>} The paths of the files that were sent, by their contents. */
const sent = new Map();

/**
 * A file with certificates that the user trusts. The browser keeps it.
 *
 * @typedef {{name: string, data: string}} Root
 */

/** @returns {Root[]} */
function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]");
  } catch {
    return [];
  }
}

/**
 * Verifies the signatures of a document. Trusted are the certificates of the system, and those of the user.
 *
 * @param {RectoDocument} document
 * @param {Root[]} [roots]
 */
export async function verifySignatures(document, roots = kept()) {
  const verify = async () => {
    const paths = await Promise.all(roots.map((root) => pathOf(root, document.session.resources)));
    return document.ask("signatures/verify", { trust: { system: true, roots: paths } });
  };
  try {
    return await verify();
  } catch (error) {
    // Another session does not have the files that were sent in the last one.
    if (!roots.length || !(error instanceof RectoError) || error.kind !== "cannotOpen") throw error;
    sent.clear();
    return await verify();
  }
}

/**
 * A path for the server, which gets a file once.
 *
 * @param {Root} root
 * @param {import("../rpc/transport.js").Resources} resources
 */
function pathOf({ name, data }, resources) {
  const path = sent.get(data) ?? resources.upload(bytesOf(data, "application/pkix-cert"), name);
  sent.set(data, path);
  path.catch(() => sent.delete(data));
  return path;
}

/**
 * Lets the user choose files with certificates that are trusted besides those of the system.
 *
 * @param {RectoDocument} document With which files are tried before they are kept.
 * @returns {Promise<boolean | null>} `null` if nothing was changed.
 */
export function chooseTrusted(document) {
  let roots = kept();
  const file = element("input", { type: "file", accept: ".pem,.crt,.cer,.der", multiple: true });
  const list = element("ul", { className: "told trusted" });
  const show = () => {
    list.replaceChildren(...roots.map((root) => {
      const remove = iconButton("delete", text("trust.remove", { name: root.name }), () => {
        roots = roots.filter((each) => each !== root);
        show();
        file.focus();
      });
      return element("li", {}, foreign(root.name), remove);
    }));
    list.hidden = !roots.length;
  };
  show();
  return askUntilDone(
    {
      title: text("trust.title"),
      body: [
        element("p", { textContent: text("trust.hint") }),
        list,
        labelled(text("trust.add"), file),
      ],
      value: () => [...(file.files ?? [])],
    },
    async (files) => {
      const added = await Promise.all(files.map(async (each) => ({ name: each.name, data: await base64Of(each) })));
      const names = new Set(added.map(({ name }) => name));
      const all = [...roots.filter(({ name }) => !names.has(name)), ...added];
      // A file that has no certificate would keep every later check from being made.
      await verifySignatures(document, all);
      localStorage.setItem(KEY, JSON.stringify(all));
      return true;
    },
  );
}
