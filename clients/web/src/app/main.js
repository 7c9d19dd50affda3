// SPDX-License-Identifier: MIT
import { currentLanguage, direction, setLanguage, text } from "../i18n/catalogue.js";
import { Session } from "../rpc/session.js";
import { WebSocketTransport } from "../rpc/websocket.js";
import { element } from "../ui/element.js";
import "../viewer/element.js";
import { Application } from "./application.js";
import { readAddress, takeToken } from "./address.js";
import { shareSettings } from "./preferences.js";
import { clientSettings, settings } from "./settings.js";

begin().catch((error) => {
  document.body.replaceChildren(element("p", { className: "failure", textContent: error.message }));
});

async function begin() {
  const place = readAddress();
  if (place.language ?? settings.language) setLanguage(place.language ?? settings.language);
  document.documentElement.lang = currentLanguage();
  document.documentElement.dir = place.direction ?? direction();
  const token = takeToken();
  // A bridge that was started anew has printed another address, which differs only behind the `#`.
  window.addEventListener("hashchange", () => takeToken() === token || location.reload());
  if (!token) throw new Error(text("start.token"));
  const transport = new WebSocketTransport(location.origin, token);
  /** @type {any} */ const early = window;
  // An early script that comes later than this one does nothing.
  const connected = transport.connect((early.rectoEarly ??= null) ?? undefined);
  const session = new Session(transport, clientSettings());
  // What needs no server is built while the connection is made.
  const application = new Application(session, document.body);
  shareSettings(application);
  // For tests, and for who is curious.
  Object.assign(window, { recto: application });
  if (place.files.length) application.expect();
  await connected;
  // The requests follow each other without waiting: the server answers them in this order. The early
  // script has sent the first of them already.
  await Promise.all([session.begin(), application.begin(place)]);
}
