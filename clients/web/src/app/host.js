// SPDX-License-Identifier: MIT
import { text } from "../i18n/catalogue.js";
import { ask, labelled } from "../ui/dialog.js";
import { element } from "../ui/element.js";
import { foreign } from "../ui/foreign.js";
import { offerAuthor } from "./author.js";
import { followFile } from "./reloading.js";
import { offerForm, offerMail } from "./sending.js";
import { askToSign } from "./signing.js";

/** @typedef {import("./application.js").RectoViewer} RectoViewer */

/** @typedef {import("../rpc/messages").DocumentEvents} DocumentEvents */
/**
 * @template {import("../rpc/messages").Notification} N
 * @typedef {import("../rpc/messages").NotificationParams<N>} NotificationParams
 */
/**
 * @template {import("../rpc/messages").Question} Q
 * @typedef {import("../rpc/messages").ClientRequests[Q]["params"]} Asked
 */

/** The buttons of a script's message that stand for its being closed, the first one that it has. */
const SAFEST = /** @type {const} */ (["cancel", "no", "ok"]);

/** Does what a document wants of the program that shows it, as far as its reader allows that. */
export class Host {
  /** @param {import("./application.js").Application} application */
  constructor(application) {
    this.#application = application;
    const { connection } = application.session;
    connection.handle("host/alert", (params) => this.#alert(params));
    connection.handle("host/prompt", (params) => this.#prompt(params));
    connection.handle("host/popUpMenu", (params) => this.#popUpMenu(params));
  }

  #application;
  /** @type {Map<string, HTMLElement>} */ #players = new Map();

  /** @param {RectoViewer} viewer */
  serve(viewer) {
    const document = /** @type {import("../rpc/document.js").RectoDocument} */ (viewer.document);
    const { notices, saving, scripts, side } = this.#application;
    /** @type {{[N in keyof DocumentEvents]?: (params: DocumentEvents[N]) => unknown}} */
    const services = {
      "host/openUri": ({ uri }) => this.#openAddress(uri),
      "host/decideUri": ({ uri, kind }) => notices.say(text("host.refused", { uri, kind })),
      "host/openDocument": (params) => this.#openDocument(viewer, params),
      "host/launch": ({ path }) => notices.say(text("host.launch", { path })),
      "host/command": ({ command }) => this.#command(viewer, command),
      "host/search": (params) => side.search(params.text),
      "host/playMedia": (params) => this.#play(viewer, params),
      "host/stopMedia": ({ annotationId }) => this.#stop(annotationId),
      "host/controlMedia": (params) => this.#control(params),
      "host/signature": (params) => this.#signature(viewer, params),
      "host/submitForm": offerForm,
      "host/unsupportedAction": ({ action, reason }) => {
        const isOff = action?.kind === "javaScript" && !document.runsScripts;
        if (!isOff || !scripts.offerOnce(viewer)) notices.say(isOff ? text("scripts.off") : reason);
      },
      "host/scriptRequest": (params) => {
        if (params.kind === "print") return saving.print(document);
        if (params.kind === "mail") return offerMail(params);
      },
      "host/toggleUserInterface": ({ visible }) => this.#showAround(visible),
      "annotations/didChange": (params) => offerAuthor(this.#application, params),
      "document/didChangeOnDisk": ({ change }) => followFile(this.#application, document, change),
      "document/didFailToSave": ({ error }) => notices.say(error.message, true),
      "document/didRecover": () => notices.say(text("host.recovered")),
      draft: (params) => this.#offerDraft(document, params.text),
      "document/didClose": () => this.#application.remove(viewer),
    };
    for (const [name, serve] of Object.entries(services)) {
      document.on(/** @type {keyof DocumentEvents} */ (name), (params) => {
        return this.#application.run(() => serve(/** @type {never} */ (params)));
      });
    }
  }

  /**
   * @param {import("../rpc/document.js").RectoDocument} document
   * @param {string} draft What the user was writing when the server was lost.
   */
  #offerDraft(document, draft) {
    const { notices } = this.#application;
    const copy = () => this.#application.run(() => navigator.clipboard.writeText(draft));
    /** @type {[string, () => void][]} */
    const buttons = [[text("draft.copy"), copy], [text("close"), () => {}]];
    notices.show("draft", text("draft", { draft }), buttons, document);
  }

  /** @param {string} uri */
  async #openAddress(uri) {
    const isSure = await ask({
      title: text("host.link"),
      body: [element("p", { className: "address", textContent: uri })],
      buttons: [["cancel", text("cancel")], ["open", text("host.open")]],
      value: () => true,
    });
    if (isSure) window.open(uri, "_blank", "noopener,noreferrer");
  }

  /**
   * @param {RectoViewer} viewer
   * @param {NotificationParams<"host/openDocument">} params
   */
  async #openDocument({ document }, { path, openDocumentId, pageIndex, name }) {
    const { viewers, opening } = this.#application;
    const open = viewers.find((viewer) => viewer.document?.id === openDocumentId);
    const folder = (document?.source.path ?? "").split("/").slice(0, -1).join("/");
    const full = !path || path.startsWith("/") ? path : `${folder}/${path}`;
    if (open) this.#application.select(open);
    const viewer = open ?? (await opening.open({ path: full }));
    if (pageIndex !== undefined) await viewer?.viewport?.command("view/goTo", { pageIndex });
    if (name) await viewer?.document?.ask("action/run", { name });
  }

  /**
   * @param {RectoViewer} viewer
   * @param {string} command As Acrobat calls it.
   */
  async #command(viewer, command) {
    const document = /** @type {import("../rpc/document.js").RectoDocument} */ (viewer.document);
    const { saving, side } = this.#application;
    /** @type {Record<string, () => unknown>} */
    const commands = {
      Find: () => side.search(""),
      Print: () => saving.print(document),
      Save: () => saving.save(document),
      SaveAs: () => saving.saveAs(document),
      Close: () => saving.close(viewer),
    };
    await commands[command]?.();
  }

  /**
   * @param {RectoViewer} viewer
   * @param {NotificationParams<"host/playMedia">} media
   */
  async #play(viewer, { annotationId, path, reference, name, mimeType, pageIndex, rect, playback }) {
    if (!path) {
      this.#application.notices.say(text("host.outside", { name: reference ?? name }));
      return;
    }
    this.#stop(annotationId);
    const file = await this.#application.session.resources.download(path);
    const kind = mimeType.startsWith("audio/") ? "audio" : "video";
    const player = element(kind, { controls: playback.controls !== false, className: "player" });
    player.src = URL.createObjectURL(new Blob([file], { type: mimeType }));
    player.loop = playback.repeats === 0;
    if (playback.volume !== undefined) player.volume = playback.volume;
    const page = viewer.pages?.element(pageIndex);
    const [width, height] = page?.size ?? [1, 1];
    player.style.left = `${(rect[0] / width) * 100}%`;
    player.style.top = `${(rect[1] / height) * 100}%`;
    player.style.width = `${((rect[2] - rect[0]) / width) * 100}%`;
    player.style.height = `${((rect[3] - rect[1]) / height) * 100}%`;
    page?.sheet.append(player);
    this.#players.set(annotationId, player);
    await player.play();
  }

  /** @param {string} annotationId */
  #stop(annotationId) {
    const player = /** @type {HTMLMediaElement | undefined} */ (this.#players.get(annotationId));
    if (!player) return;
    URL.revokeObjectURL(player.src);
    player.remove();
    this.#players.delete(annotationId);
  }

  /** @param {NotificationParams<"host/controlMedia">} params */
  #control({ annotationId, operation }) {
    const player = /** @type {HTMLMediaElement | undefined} */ (this.#players.get(annotationId));
    if (operation === "pause") player?.pause();
    if (operation === "resume") return player?.play();
  }

  /**
   * @param {RectoViewer} viewer
   * @param {NotificationParams<"host/signature">} params
   */
  async #signature(viewer, { wish, field }) {
    if (wish === "information") this.#application.side.open("signatures");
    else await askToSign(this.#application, viewer, field);
  }

  /** @param {boolean} isVisible */
  #showAround(isVisible) {
    document.body.classList.toggle("bare", !isVisible);
  }

  /** @param {Asked<"host/alert">} params */
  async #alert({ message, title, buttons }) {
    const button = await ask({
      title: title || text("host.script"),
      body: [element("p", { textContent: message })],
      // The script's first button is its default, as in Acrobat; a dialogue's default is the last one.
      buttons: buttons.map((id) => /** @type {[string, string]} */ ([`_${id}`, text(id)])).reverse(),
      value: (id) => id.slice(1),
      onopen: (dialog) => /** @type {HTMLElement | null} */ (dialog.querySelector(".primary"))?.focus(),
    });
    const safest = SAFEST.find((id) => buttons.includes(id)) ?? "ok";
    return { button: buttons.find((id) => id === button) ?? safest };
  }

  /** @param {Asked<"host/prompt">} params */
  async #prompt({ message, title, label, value, password }) {
    const field = element("input", { value, type: password ? "password" : "text" });
    const body = [element("p", { textContent: message }), labelled(label, field)];
    const answer = await ask({ title: title || text("host.script"), body, value: () => field.value });
    return answer === null ? {} : { value: answer };
  }

  /** @param {any} params */
  async #popUpMenu({ items }) {
    const answer = await ask({
      title: text("host.script"),
      body: items.map(menuItem),
      buttons: [["cancel", text("cancel")]],
      value: Number,
    });
    return answer === null ? {} : { choice: answer };
  }
}

/**
 * The element for an item of a menu that a script pops up.
 *
 * @param {any} item
 * @returns {HTMLElement}
 */
function menuItem({ title, enabled, checked, choice, items }) {
  if (items) {
    const legend = element("legend", {}, foreign(title));
    return element("fieldset", { disabled: !enabled }, legend, ...items.map(menuItem));
  }
  if (choice === undefined) return element("hr", {});
  const properties = { type: /** @type {const} */ ("submit"), value: `${choice}`, disabled: !enabled };
  return element("button", properties, checked ? "✓ " : "", foreign(title));
}
