// SPDX-License-Identifier: MIT
// What the types promise. It is compiled, not run: each line marked as an error must be one.

import { Connection, RectoError, Transport } from "../connection";
import type { OverlayItem } from "../recto";

/** A kind that is forgotten here does not compile. */
export function corner(item: OverlayItem): number | undefined {
  switch (item.kind) {
    case "rect":
    case "text":
    case "image":
      return item.rect[0];
    case "quads":
      return item.quads[0]?.[0];
    case "handle":
      return item.point[0];
    case "path":
      return item.lines[0]?.[0];
    case "caret":
    case "guide":
      return item.line[0];
    default:
      return absurd(item);
  }
}

function absurd(value: never): never {
  throw new Error(String(value));
}

export async function session(transport: Transport): Promise<void> {
  const recto = new Connection(transport);
  await recto.request("initialize", { capabilities: { requests: ["host/alert"] } });
  const opened = await recto.request("document/open", { path: "a.pdf" });
  const documentId: string = opened.documentId;
  const tapped = await recto.request("interaction/tap", {
    documentId,
    pageIndex: 0,
    point: [41, 200],
  });
  tapped.overlay?.items.map(corner);
  void recto.request("document/setInfo", { documentId, author: null, custom: { Key: null } });
  void recto.request("layers/assign", { documentId, ids: ["a"], layer: null });
  // @ts-expect-error A size cannot be `null`.
  void recto.request("view/update", { documentId, fit: null, size: null });
  // @ts-expect-error A point has two numbers.
  void recto.request("interaction/tap", { documentId, pageIndex: 0, point: [41] });
  // @ts-expect-error There is no such method.
  void recto.request("document/svae", { documentId });
  // @ts-expect-error A role is one of an enumeration.
  const role: OverlayItem["role"] = "tip";
  recto.on("document/didChange", (params) => params.revision.toFixed(0));
  // @ts-expect-error What the server tells has no such member.
  recto.on("document/didChange", (params) => params.version);
  recto.answer("host/alert", (params) => ({ button: params.buttons[0] ?? "ok" }));
  try {
    await recto.request("document/save", { documentId });
  } catch (error) {
    if (error instanceof RectoError && error.data?.kind === "notPermitted") {
      throw new Error(error.data.by ?? role);
    }
  }
}
