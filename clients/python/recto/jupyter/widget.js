// SPDX-License-Identifier: MIT

/** Shows the web viewer in a notebook, whose kernel runs the server. */

/** The viewer's modules, once in a page. @type {Promise<any> | null} */
let loading = null;

/** Asks the kernel for the viewer's files. */
function receiveFiles(model) {
  return new Promise((resolve) => {
    const arrived = (message) => {
      if (message.host !== "modules") return;
      model.off("msg:custom", arrived);
      resolve(message);
    };
    model.on("msg:custom", arrived);
    model.send({ host: "modules" });
  });
}

const IMPORT = /^((?:import|export)\b[^;"]*?\bfrom |import )"(\.[^"]+)";/gm;

/**
 * Makes addresses of modules that a notebook cannot serve as files: each imports the others by theirs.
 *
 * @param {Record<string, string>} sources By their paths.
 */
function addressesOf(sources) {
  const addresses = {};
  const address = (path, above) => {
    if (addresses[path]) return addresses[path];
    if (above.includes(path)) throw new Error(`${path} imports itself.`);
    if (sources[path] === undefined) throw new Error(`There is no module ${path}.`);
    const linked = sources[path].replace(IMPORT, (_, words, name) => {
      const target = new URL(name, `https://viewer/${path}`).pathname.slice(1);
      return `${words}"${address(target, [...above, path])}";`;
    });
    const file = new Blob([linked], { type: "text/javascript" });
    return (addresses[path] = URL.createObjectURL(file));
  };
  return (path) => address(path, []);
}

async function load(model) {
  const { modules, styles } = await receiveFiles(model);
  const address = addressesOf(modules);
  const names = ["rpc/host-transport.js", "rpc/session.js", "viewer/element.js", "ui/element.js"];
  const parts = await Promise.all(names.map((name) => import(address(`src/${name}`))));
  const all = Object.assign({}, ...parts);
  all.RectoViewer.styleSheet = (name) => {
    return URL.createObjectURL(new Blob([styles[`styles/${name}`]], { type: "text/css" }));
  };
  return all;
}

/** A list of the server's tools. */
async function toolList(session, document) {
  const { groups } = await session.request("toolbar/get");
  const list = window.document.createElement("select");
  list.setAttribute("aria-label", "Tool");
  for (const { title, items } of groups) {
    const group = window.document.createElement("optgroup");
    group.label = title;
    for (const { tool, title } of items) if (tool) group.append(new Option(title, tool));
    list.append(group);
  }
  const follow = ({ tool }) => tool && (list.value = tool);
  list.onchange = () => document.act("tool/set", { tool: list.value }).catch((error) => session.report(error));
  document.on("tool/didChange", follow);
  document.on("result", follow);
  follow(await document.ask("tool/get"));
  return list;
}

async function show(model, el) {
  loading ??= load(model);
  const { HostTransport, Session } = await loading;
  const transport = new HostTransport({
    post: (message) => model.send(message),
    listen: (listener) => model.on("msg:custom", listener),
  });
  const session = new Session(transport, { author: model.get("author"), locale: navigator.language });
  transport.resources.connection = session.connection;
  session.on("error", (error) => console.warn(`Recto: ${error.message}`));
  const { files } = await transport.connect();
  await session.begin();
  const document = await session.open({ path: files[0], recovery: "apply" });
  const viewer = window.document.createElement("recto-viewer");
  const resize = () => (viewer.style.cssText = `display: block; height: ${model.get("height")}px`);
  resize();
  model.on("change:height", resize);
  el.append(await toolList(session, document), viewer);
  await viewer.show(document);
}

export default {
  render({ model, el }) {
    // A second server would have the same file open.
    if (model.rectoIsShown) {
      el.textContent = "This viewer is shown elsewhere in the notebook.";
      return;
    }
    model.rectoIsShown = true;
    el.classList.add("recto");
    show(model, el).catch((error) => {
      el.textContent = `Recto: ${error.message}`;
    });
    return () => {
      model.rectoIsShown = false;
      el.replaceChildren();
    };
  },
};
