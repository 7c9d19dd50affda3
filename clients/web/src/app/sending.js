// SPDX-License-Identifier: MIT
// What a document wants to send: the viewer sends nothing itself, and lets its user see and send it.
import { text } from "../i18n/catalogue.js";
import { bytesOf } from "../rpc/bytes.js";
import { ask, labelled } from "../ui/dialog.js";
import { element } from "../ui/element.js";
import { deliver } from "./saving.js";

/**
 * @template {import("../rpc/messages").Notification} N
 * @typedef {import("../rpc/messages").NotificationParams<N>} NotificationParams
 */

/** The endings of files with a form's data. */
const ENDINGS = { fdf: "fdf", html: "txt", xfdf: "xfdf", pdf: "pdf" };

/** @param {NotificationParams<"host/submitForm">} form Shows where it would go, and hands out its data. */
export async function offerForm({ url, method, format, contentType, encoding, body }) {
  const to = element("p", { className: "address", textContent: `${method} ${url}` });
  const isWanted = await ask({
    title: text("submit.title"),
    body: [element("p", { textContent: text("submit.hint") }), to],
    buttons: [["cancel", text("cancel")], ["download", text("submit.download")]],
    value: () => true,
  });
  if (!isWanted) return;
  // With GET the address says all.
  const data = body || url;
  const file = encoding === "base64" && body ? bytesOf(body, contentType) : new Blob([data], { type: contentType });
  deliver(file, `form.${ENDINGS[format]}`);
}

/** @param {NotificationParams<"host/scriptRequest">} mail Lets the user's own program send it. */
export async function offerMail({ to = "", cc, bcc, subject, message, attach }) {
  const field = element("textarea", { rows: 5, readOnly: true, value: message ?? "" });
  /** @type {HTMLElement[]} */
  const body = [
    labelled(text("mail.to"), element("input", { value: to, readOnly: true })),
    labelled(text("mail.subject"), element("input", { value: subject ?? "", readOnly: true })),
    labelled(text("mail.message"), field),
  ];
  const isAttached = attach !== undefined && attach !== "nothing";
  if (isAttached) body.push(element("p", { textContent: text("mail.attach") }));
  const isSure = await ask({
    title: text("mail.title"),
    body,
    buttons: [["cancel", text("cancel")], ["open", text("mail.open")]],
    value: () => true,
  });
  if (!isSure) return;
  const parts = Object.entries({ cc, bcc, subject, body: message }).filter(([, value]) => value);
  const query = parts.map(([name, value]) => `${name}=${encodeURIComponent(value ?? "")}`).join("&");
  const receivers = to.split(/[;,]/).map((address) => encodeURIComponent(address.trim()));
  window.open(`mailto:${receivers.join(",")}?${query}`, "_blank", "noopener,noreferrer");
}
