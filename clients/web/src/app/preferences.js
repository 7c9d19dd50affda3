// SPDX-License-Identifier: MIT
import { text } from "../i18n/catalogue.js";
import { ask, labelled } from "../ui/dialog.js";
import { element } from "../ui/element.js";
import { change, clientSettings, settings } from "./settings.js";

/**
 * Asks for the user's settings, and begins the session anew if a server must know them.
 *
 * @param {import("./application.js").Application} application
 */
export async function askForSettings({ session, notices }) {
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
  const isSame = chosen.author === settings.author && chosen.javascript === settings.javascript;
  change(chosen);
  if (chosen.javascript) for (const document of session.documents) notices.hide("scripts", document);
  if (!isSame) session.restart(clientSettings());
}
