// SPDX-License-Identifier: MIT
import { initialization } from "../rpc/initialization.js";
import { hasHadSession, openSocket } from "../rpc/socket.js";
import { readAddress, takeToken } from "./address.js";
import { clientSettings, openingOf } from "./settings.js";

/** How long the messages may be that go with the request for the connection. */
const LONGEST = 3000;

// Runs before the application is loaded. The connection is made meanwhile, and the server opens the
// document. The transport expects the application to send the same requests first.
const token = takeToken();
// A page that is loaded again must find out first which session it replaces.
if (token && !("rectoEarly" in window) && !hasHadSession()) {
  const all = firstMessages();
  const sent = all.join().length <= LONGEST ? all : [];
  const socket = openSocket(location.origin, token, sent);
  /** @type {string[]} */ const messages = [];
  socket.onmessage = ({ data }) => messages.push(data);
  Object.assign(window, { rectoEarly: { socket, messages, sent } });
}

function firstMessages() {
  const [path] = readAddress().files;
  /** @type {[string, object][]} */
  const requests = [
    ["initialize", initialization(clientSettings())],
    ["toolbar/get", {}],
  ];
  if (path) requests.push(["document/open", openingOf(path)]);
  return requests.map(([method, params], index) => {
    return JSON.stringify({ jsonrpc: "2.0", id: index + 1, method, params });
  });
}
