// SPDX-License-Identifier: MIT
import { text } from "../i18n/catalogue.js";
import { askForSettings } from "./preferences.js";
import { change, settings } from "./settings.js";

/** Types of annotations that are no comments. */
const NAMELESS = ["link", "widget", "redact"];

/**
 * Offers to enter the author's name, once, when the user has made the first annotation without one.
 *
 * @param {import("./application.js").Application} application
 * @param {import("../rpc/messages").DocumentEvents["annotations/didChange"]} made
 */
export function offerAuthor(application, { added, cause }) {
  // In an editor, the author's name is a setting of the editor.
  const isOffered = settings.author || settings.isAuthorOffered || !application.session.transport.restart;
  const isComment = added.some(({ author, type }) => !author && !NAMELESS.includes(type));
  if (isOffered || cause !== "tool" || !isComment) return;
  change({ isAuthorOffered: true });
  application.notices.say(text("author.offer"), false, {
    title: text("author.enter"),
    act: () => application.ask("settings", () => askForSettings(application)),
  });
}
