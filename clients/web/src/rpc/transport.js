// SPDX-License-Identifier: MIT

/**
 * What carries messages to a server and back. `WebSocketTransport` is one; the message passing of an
 * editor's web view, a worker, or a test double are others.
 *
 * - `open`: messages flow.
 * - `interrupted`: messages wait; the transport tries to reach the same server again.
 * - `lost`: the server and all that it had open is gone. A transport that can reach another server
 *   goes on to `open`, with nothing of the old one.
 * - `refused`: the server is gone, and the transport may reach no other one.
 *
 * @typedef {"open" | "interrupted" | "lost" | "refused"} TransportState
 *
 * @typedef {object} Transport
 * @property {(message: import("./messages").Message) => void} send Sends a message, now or once it can.
 * @property {(message: import("./messages").Message) => void} onmessage Is told of each message, in order.
 * @property {(state: TransportState) => void} onstate Is told of each change of the state.
 * @property {() => void} close Ends the session.
 * @property {() => void} [restart] Ends the session, and begins another one.
 * @property {Resources} resources What is too large for messages.
 */

/**
 * A picture of a part of a page.
 *
 * @typedef {object} PictureRequest
 * @property {string} documentId
 * @property {number} page
 * @property {number} [scale] Device pixels per point. Either this or `width` is given.
 * @property {number} [width] Of the whole page, in device pixels.
 * @property {import("./messages").Rect} [rect] The part, in page space; the page unless given.
 * @property {"print"} [purpose] What of annotations, fields and layers is shown; by default that of the screen.
 * @property {{ink: string, paper: string} | null} [colors]
 * @property {string | null} [fields] The colour that fields are shown on.
 * @property {"png"} [format] A small picture; by default one that is drawn soon.
 * @property {string} revision Changes whenever the page looks different.
 */

/**
 * A file to choose from.
 *
 * @typedef {{path: string, name: string, modified: number}} ListedFile `modified` is in seconds.
 *
 * Files of a folder, the ones changed last first. `isCut` tells that there are others, too.
 *
 * @typedef {{root: string | null, files: ListedFile[], isCut: boolean}} ListedFiles
 */

/**
 * How pictures and files travel.
 *
 * @typedef {object} Resources
 * @property {(request: PictureRequest, signal: AbortSignal) => Promise<Blob>} picture
 * @property {(file: Blob, name: string) => Promise<string>} upload Answers a path for the server.
 * @property {(path: string) => Promise<Blob>} download Reads a file that the server has written.
 * @property {(path: string) => Promise<unknown>} discard Removes a file of the scratch folder.
 * @property {(name: string) => string} scratch A path in a folder where the server may write.
 * @property {(path: string) => boolean} isTemporary Whether a file is a copy that goes with the session.
 * @property {(search?: string) => Promise<ListedFiles>} list The files to choose from whose names have these words.
 */

export {};
