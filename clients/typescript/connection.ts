// SPDX-License-Identifier: MIT
// A typed JSON-RPC connection to Recto over any transport that carries whole messages.

import type {
  ClientNotifications,
  ClientRequests,
  Error as RectoErrorForm,
  ErrorData,
  Notifications,
  Requests,
} from "./recto.js";

/** Carries messages: the pipes of a process, a WebSocket, a MessagePort. */
export interface Transport {
  send(message: string): void;
  /** Is called with each message that comes. */
  onMessage: ((message: string) => void) | null;
  /** Is called once when no message will come any more. */
  onClose: (() => void) | null;
}

/** A request that failed; `data.kind` is the stable name of what happened. */
export class RectoError extends Error {
  readonly code: number;
  readonly data: ErrorData | undefined;

  constructor(error: RectoErrorForm) {
    super(error.message);
    this.name = "RectoError";
    this.code = error.code;
    this.data = error.data;
  }
}

/** An answer to a request of the server's; it may take its time. */
export type Answerer<M extends keyof ClientRequests> = (
  params: ClientRequests[M]["params"],
) => ClientRequests[M]["result"] | Promise<ClientRequests[M]["result"]>;

type Id = number | string;

/** Every JavaScript engine that has programs has it; the library ES2020 has not. */
declare const console: { error(...data: unknown[]): void };

interface Message {
  id?: Id | null;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: RectoErrorForm;
}

interface Waiting {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

export class Connection {
  private readonly transport: Transport;
  private readonly waiting = new Map<Id, Waiting>();
  private readonly listeners = new Map<string, Set<(params: never) => void>>();
  private readonly answerers = new Map<string, (params: never) => unknown>();
  private isClosed = false;
  private lastId = 0;

  /** Is told of an error that a listener has thrown; it goes to the console unless this is replaced. */
  onListenerError: (error: unknown, method: string) => void = (error) => console.error(error);

  constructor(transport: Transport) {
    this.transport = transport;
    transport.onMessage = (text) => this.take(text);
    transport.onClose = () => this.close();
  }

  /** Sends a request; `cancel` of the returned promise cancels it. */
  request<M extends keyof Requests>(
    method: M,
    params: Requests[M]["params"],
  ): Promise<Requests[M]["result"]> & { cancel(): void } {
    const id = ++this.lastId;
    const answer = new Promise<unknown>((resolve, reject) => {
      if (this.isClosed) {
        reject(new Error(`The connection is closed: ${method} was not sent.`));
        return;
      }
      this.waiting.set(id, { resolve, reject });
      this.send({ id, method, params });
    }) as Promise<Requests[M]["result"]>;
    return Object.assign(answer, { cancel: () => this.send({ method: "$/cancelRequest", params: { id } }) });
  }

  /** Sends a notification. Throws an error if the connection is closed. */
  notify<M extends keyof ClientNotifications>(
    method: M,
    params: ClientNotifications[M]["params"],
  ): void {
    if (this.isClosed) throw new Error(`The connection is closed: ${method} was not sent.`);
    this.send({ method, params });
  }

  /** Calls a function with each notification of a kind, until the returned function is called. */
  on<M extends keyof Notifications>(
    method: M,
    listener: (params: Notifications[M]["params"]) => void,
  ): () => void {
    const all = this.listeners.get(method) ?? new Set();
    this.listeners.set(method, all.add(listener as (params: never) => void));
    return () => void all.delete(listener as (params: never) => void);
  }

  /** Lets a function answer all requests of a kind from the server. */
  answer<M extends keyof ClientRequests>(method: M, answerer: Answerer<M>): void {
    this.answerers.set(method, answerer as (params: never) => unknown);
  }

  private take(text: string): void {
    const said = JSON.parse(text) as Message | Message[];
    for (const message of Array.isArray(said) ? said : [said]) {
      if (message.method === undefined) this.settle(message);
      else if (message.id === undefined || message.id === null) this.tell(message);
      else void this.reply(message.id, message.method, message.params);
    }
  }

  private settle(message: Message): void {
    if (message.id === undefined || message.id === null) return;
    const waiting = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (message.error !== undefined) waiting?.reject(new RectoError(message.error));
    else waiting?.resolve(message.result);
  }

  private tell(message: Message): void {
    // A listener that fails keeps nothing from the other listeners, and no message that came with this one.
    for (const listener of [...(this.listeners.get(message.method ?? "") ?? [])]) {
      try {
        listener(message.params as never);
      } catch (error) {
        this.onListenerError(error, message.method ?? "");
      }
    }
  }

  private async reply(id: Id, method: string, params: unknown): Promise<void> {
    const answerer = this.answerers.get(method);
    if (answerer === undefined) {
      this.send({ id, error: { code: -32601, message: `Nobody here answers ${method}.` } });
      return;
    }
    try {
      this.send({ id, result: await answerer(params as never) });
    } catch (error) {
      this.send({ id, error: { code: -32603, message: String(error) } });
    }
  }

  private send(message: Message): void {
    if (!this.isClosed) this.transport.send(JSON.stringify({ jsonrpc: "2.0", ...message }));
  }

  private close(): void {
    this.isClosed = true;
    for (const waiting of this.waiting.values()) {
      waiting.reject(new Error("The connection was closed before the answer came."));
    }
    this.waiting.clear();
  }
}
