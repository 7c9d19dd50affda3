// SPDX-License-Identifier: MIT

/** Begins the viewer in a web view of VS Code. */

/** @param {string} name What the extension has written into the page. */
function told(name) {
  const meta = document.querySelector(`meta[name="recto-${name}"]`);
  return meta?.getAttribute("content") ?? "";
}

/** @returns {import("../../web/src/rpc/host-transport.js").HostPort} */
function editorPort() {
  // @ts-expect-error VS Code puts it there.
  const editor = acquireVsCodeApi();
  return {
    post: (message) => editor.postMessage(message),
    listen: (listener) => window.addEventListener("message", ({ data }) => listener(data)),
  };
}

/** @param {string} name A module of the viewer's. */
function load(name) {
  return import(`${told("viewer")}/src/${name}`);
}

async function begin() {
  const [{ HostTransport }, { Session }, { Application }, { setLanguage }] = await Promise.all([
    load("rpc/host-transport.js"),
    load("rpc/session.js"),
    load("app/application.js"),
    load("i18n/catalogue.js"),
    load("viewer/element.js"),
  ]);
  setLanguage(document.documentElement.lang);
  const transport = new HostTransport(editorPort());
  // A web view opens no windows; the editor opens addresses, and asks whether it should.
  window.open = (uri) => {
    transport.call("openAddress", { uri: String(uri) });
    return null;
  };
  const settings = JSON.parse(told("settings"));
  const session = new Session(transport, { ...settings, locale: navigator.language });
  transport.resources.connection = session.connection;
  window.addEventListener("message", tellFailure);
  const { files } = await transport.connect();
  window.removeEventListener("message", tellFailure);
  document.body.replaceChildren();
  await session.begin();
  const application = new Application(session, document.body);
  leaveToEditor(application, transport, files);
  // For tests, and for who is curious.
  Object.assign(window, { recto: application });
  await application.begin({ files });
}

/**
 * Files are the editor's: it saves them and opens others.
 *
 * @param {any} application
 * @param {any} transport
 * @param {string[]} files
 */
function leaveToEditor(application, transport, files) {
  const { saving, opening } = application;
  tellWork(application, transport);
  saving.save = () => transport.call("save", {});
  saving.saveAs = () => transport.call("saveAs", {});
  const print = saving.print.bind(saving);
  // What may not be printed is told by the viewer. A web view may not print: the browser ignores that.
  saving.print = (/** @type {any} */ document) =>
    document.opened.permissions.print ? printCopy(document, application, transport) : print(document);
  const open = opening.open.bind(opening);
  opening.open = (/** @type {any} */ params) =>
    files.includes(params.path) ? open(params) : transport.call("openFile", params);
}

/**
 * The editor lets another program print a copy.
 *
 * @param {any} document
 * @param {any} application
 * @param {any} transport
 */
async function printCopy(document, application, transport) {
  await application.side.finishEdit();
  await document.ask("action/run", { trigger: "willPrint" });
  await transport.call("print", {});
  await document.ask("action/run", { trigger: "didPrint" });
}

/**
 * The editor saves only what it takes for changed, and a text that is being entered is no change yet. The file
 * may be opened again as another document, such as to run its scripts.
 *
 * @param {any} application
 * @param {any} transport
 */
function tellWork(application, transport) {
  let told = false;
  const tell = (/** @type {boolean} */ hasWork) => {
    if (hasWork === told) return;
    told = hasWork;
    transport.call("work", { hasWork });
  };
  const add = application.add.bind(application);
  application.add = (/** @type {any} */ document, /** @type {number} */ place) => {
    tell(document.hasWork);
    document.on("state", () => tell(document.hasWork));
    document.on("forget", () => tell(document.hasWork));
    return add(document, place);
  };
}

/** @param {MessageEvent} message One may say that no server could be started. The editor offers what to do. */
function tellFailure({ data }) {
  if (data.host === "failed") show(data.why);
}

/** @param {string} why */
function show(why) {
  const failure = document.createElement("p");
  failure.className = "failure";
  failure.textContent = why;
  document.body.replaceChildren(failure);
}

begin().catch((error) => show(error.message));
