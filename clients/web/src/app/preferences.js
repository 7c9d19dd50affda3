// SPDX-License-Identifier: MIT
import { text } from "../i18n/catalogue.js";
import { ask, labelled } from "../ui/dialog.js";
import { element } from "../ui/element.js";
import { change, clientSettings, followSettings, forgetScripts, settings } from "./settings.js";

/**
 * Asks for the user's settings.
 *
 * @param {import("./application.js").Application} application
 */
export async function askForSettings(application) {
  const author = element("input", { value: settings.author, autocomplete: "name" });
  const javascript = element("input", { type: "checkbox", checked: settings.javascript });
  const body = [labelled(text("settings.author"), author), labelled(text("settings.scripts"), javascript)];
  const chosen = await ask({
    title: text("settings"),
    body,
    onopen: () => author.focus(),
    value: () => ({ author: author.value.trim(), javascript: javascript.checked }),
  });
  if (!chosen) return;
  const before = clientSettings();
  change(chosen);
  apply(application, before);
}

/** @param {import("./application.js").Application} application Takes over what the user sets in another tab. */
export function shareSettings(application) {
  followSettings((before) => apply(application, before));
}

/**
 * Begins the session anew if its server must know what has changed. Who turns scripts off means those of the
 * documents that are open, too.
 *
 * @param {import("./application.js").Application} application
 * @param {ReturnType<typeof clientSettings>} before
 */
function apply({ session, notices }, before) {
  const now = clientSettings();
  const isOff = before.javascript && !now.javascript;
  if (isOff) forgetScripts();
  for (const document of session.documents) {
    if (now.javascript) notices.hide("scripts", document);
    if (isOff) delete document.source.javascript;
  }
  if (JSON.stringify(now) !== JSON.stringify(before)) session.restart(now);
}
