// SPDX-License-Identifier: MIT
// The messages of the protocol by the names of their methods. The types are those of clients/typescript.

import type * as Wire from "../../../typescript/recto";

export * from "../../../typescript/recto";

/** A message of JSON-RPC as it travels. */
export interface Message {
  jsonrpc: "2.0";
  id?: number;
  method?: string;
  params?: object;
  result?: unknown;
  error?: ErrorForm;
}

export type ErrorForm = Wire.Error;

/** What the client asks. */
export type Method = keyof Wire.Requests;
export type Params<M extends Method> = Wire.Requests[M]["params"];
export type Result<M extends Method> = Wire.Requests[M]["result"];

/** What the client asks about a document, and the params beside the document itself. */
export type DocumentMethod = {
  [M in Method]: "documentId" extends keyof Params<M> ? M : never;
}[Method];
export type DocumentParams<M extends DocumentMethod> = Omit<Params<M>, "documentId">;

/** The requests that answer what became of an event. */
export type EventMethod = {
  [M in DocumentMethod]: Result<M> extends { tool: string; state: string } ? M : never;
}[DocumentMethod];

/** The requests that answer with a view as it is now. */
export type ViewMethod = {
  [M in DocumentMethod]: Result<M> extends Wire.View | { view: Wire.View } ? M : never;
}[DocumentMethod];

/** What the client tells. */
export type Telling = keyof Wire.ClientNotifications;
export type TellingParams<N extends Telling> = Wire.ClientNotifications[N]["params"];

/** What the server tells. */
export type Notification = keyof Wire.Notifications;
export type NotificationParams<N extends Notification> = Wire.Notifications[N]["params"];

/** What the server tells of a document. */
export type DocumentNotification = {
  [N in Notification]: NotificationParams<N> extends { documentId: string } ? N : never;
}[Notification];

/** What the server asks. */
export type Question = keyof Wire.ClientRequests;
export type Handler<Q extends Question> = (
  params: Wire.ClientRequests[Q]["params"],
) => Wire.ClientRequests[Q]["result"] | Promise<Wire.ClientRequests[Q]["result"]>;

/** How a request is followed while it runs. */
export interface RequestOptions<M extends Method> {
  /** Cancels the request. */
  signal?: AbortSignal;
  onProgress?: (value: Wire.ProgressReport) => void;
  /** Gets pieces of the result as they come. */
  onPartial?: (value: Partial<Result<M>>) => void;
}

/** The params of a request and its options; params that are all optional can be left out. */
export type Arguments<P, M extends Method> = {} extends P
  ? [params?: P, options?: RequestOptions<M>]
  : [params: P, options?: RequestOptions<M>];

/** The events of a document, beside the notifications that it hands on. */
export interface DocumentEvents
  extends Pick<{ [N in DocumentNotification]: NotificationParams<N> }, DocumentNotification> {
  /** An event of the user's was sent; `answered` settles with its answer. */
  act: { method: EventMethod; params: object; answered: Promise<unknown> };
  /** What an event of the user's, or a request about tools, came to. */
  result: Partial<Wire.EventResult>;
  /** These pages look different now; `null`: all of them. */
  look: { pages: number[] | null };
  /** Pages came, went or moved. */
  pages: Omit<NotificationParams<"pages/didChange">, "documentId" | "revision" | "cause">;
  /** The document was read anew. */
  redacted: undefined;
  renewed: undefined;
  /** Another server, that knows nothing else, has opened the document. */
  reopened: undefined;
  /** What is selected and under way will be forgotten: the server that knew it is gone. */
  forget: undefined;
  /** A text that was being entered when the server was lost, and has no entry any more. */
  draft: { text: string };
  /** `dirty`, `canUndo`, `canRedo` or `revision` changed. */
  state: undefined;
}
