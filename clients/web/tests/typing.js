// SPDX-License-Identifier: MIT
// What the types of messages promise. It is compiled, not run: each line marked as an error must be one.

/**
 * @param {import("../src/rpc/session.js").Session} session
 * @param {import("../src/rpc/document.js").RectoDocument} document
 */
export async function messages(session, document) {
  const { connection } = session;
  const { pages } = await document.ask("pages/find", { label: "iv" });
  pages[0].toFixed();
  // @ts-expect-error There is no such method.
  await document.ask("pages/seek", { label: "iv" });
  // @ts-expect-error A label is a text.
  await document.ask("pages/find", { label: 4 });
  // @ts-expect-error A page is missing.
  await document.ask("page/text", {});
  // @ts-expect-error No params at all.
  await document.ask("page/text");
  // @ts-expect-error The result has no such member.
  (await document.ask("page/text", { pageIndex: 0 })).words;
  // @ts-expect-error A point has two numbers.
  await document.act("interaction/tap", { point: [1] });
  // @ts-expect-error This request is not about an event.
  await document.act("pages/find", { label: "iv" });
  // @ts-expect-error This request is not about a document.
  await document.ask("server/ping");
  await session.request("server/ping");
  connection.on("document/didChange", ({ revision }) => revision.toFixed());
  // @ts-expect-error The notification has no such member.
  connection.on("document/didChange", ({ version }) => version);
  // @ts-expect-error Nobody tells this.
  connection.on("document/didSink", () => {});
  connection.handle("host/alert", ({ buttons }) => ({ button: buttons[0] }));
  // @ts-expect-error There is no such button.
  connection.handle("host/alert", () => ({ button: "perhaps" }));
  document.on("look", ({ pages: changed }) => changed?.map((page) => page.toFixed()));
  // @ts-expect-error There is no such event.
  document.on("looks", () => {});
  document.on("result", ({ overlay }) => {
    for (const item of overlay?.items ?? []) {
      if (item.kind === "handle") item.point[0].toFixed();
      // @ts-expect-error Only some items have a rectangle.
      else item.rect[0].toFixed();
    }
  });
  await document.ask("search/find", { query: "a" }, {
    onPartial: ({ matches = [] }) => matches[0].pageIndex.toFixed(),
    onProgress: ({ done, total }) => done / total,
  });
}
