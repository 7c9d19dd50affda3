// SPDX-License-Identifier: MIT
import { dayText, text } from "../i18n/catalogue.js";
import { element } from "../ui/element.js";
import { foreign } from "../ui/foreign.js";

/** How many files need no field to find one. */
const FEW = 10;
/** How long the user pauses before the files are looked through, in milliseconds. */
const PAUSE = 200;

/**
 * The files of the folder that is served: those changed last, and others by parts of their names.
 *
 * @param {import("./application.js").Application} application
 * @param {(path: string) => void} open
 */
export async function fileChoice(application, open) {
  const list = element("ul", { className: "file-list" });
  const note = element("p", { textContent: text("open.cut"), hidden: true });
  const field = element("input", { type: "search", hidden: true });
  field.setAttribute("aria-label", text("open.find"));
  field.placeholder = text("open.find");
  let asked = 0;
  const show = async () => {
    const number = ++asked;
    const { files, isCut } = await application.session.resources.list(field.value);
    // The user may have typed on meanwhile.
    if (number !== asked) return;
    note.hidden = !isCut;
    if (files.length > FEW || isCut) field.hidden = false;
    list.replaceChildren(...files.map((file) => row(file, open)));
  };
  /** @type {ReturnType<typeof setTimeout> | undefined} */ let pause;
  const search = (/** @type {number} */ wait) => {
    clearTimeout(pause);
    pause = setTimeout(() => application.run(show), wait);
  };
  field.oninput = () => search(PAUSE);
  field.onkeydown = (event) => {
    if (event.key !== "Enter") return;
    // A dialogue would close.
    event.preventDefault();
    event.stopPropagation();
    search(0);
  };
  await show();
  return element("div", { className: "file-choice" }, field, note, list);
}

/**
 * @param {import("../rpc/transport.js").ListedFile} file
 * @param {(path: string) => void} open
 */
function row({ path, name, modified }, open) {
  const button = element("button", { type: "button", title: path, onclick: () => open(path) });
  const date = dayText(modified * 1000);
  button.append(foreign(name), element("small", { textContent: date }));
  return element("li", {}, button);
}
