// SPDX-License-Identifier: MIT
import { openSocket } from "../rpc/socket.js";
import { takeToken } from "./address.js";

// Runs before the application is loaded: the connection is made meanwhile.
const token = takeToken();
if (token) {
  const socket = openSocket(location.origin, token);
  /** @type {string[]} */ const messages = [];
  socket.onmessage = ({ data }) => messages.push(data);
  Object.assign(window, { rectoEarly: { socket, messages } });
}
