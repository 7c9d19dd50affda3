// SPDX-License-Identifier: MIT
import { EdgeScroll } from "./edge-scroll.js";
import { Pinch } from "./pinch.js";

/** How near to a grip a finger means it, in pixels. */
const FINGER = 22;

/** Forwards what mice, fingers and pens do; the server makes gestures of it. */
export class PointerInput {
  /**
   * @param {import("./viewport.js").Viewport} viewport
   * @param {import("./overlay.js").Overlay} overlay
   */
  constructor(viewport, overlay) {
    this.#viewport = viewport;
    this.#overlay = overlay;
    this.#element = viewport.scroller.element;
    this.#pinch = new Pinch(viewport, (event) => this.place(event));
    this.#edge = new EdgeScroll(viewport.scroller, () => this.#dragOn());
    viewport.document.on("result", ({ state }) => {
      // A drag that moves the page itself takes the window along already.
      if (state) this.#movesPage = state === "pan" || state.startsWith("pan.");
    });
    const listen = this.#element.addEventListener.bind(this.#element);
    listen("pointerdown", (event) => this.#down(event));
    listen("pointermove", (event) => this.#move(event));
    listen("pointerup", (event) => this.#up(event));
    listen("pointercancel", (event) => this.#cancel(event));
    listen("contextmenu", (event) => event.preventDefault());
    listen("touchmove", (event) => this.#touchMove(event), { passive: false });
    viewport.document.on("interaction/didRecognize", ({ gesture, result }) => {
      this.ownsTouch ||= gesture === "longPress" && result.handled;
      this.isByMenuGesture = gesture === "longPress";
    });
  }

  #viewport;
  #overlay;
  #element;
  #pinch;
  #edge;
  #movesPage = true;
  /** @type {PointerEvent | null} The last move of the drag. */ #lastMove = null;
  /**
   * The pointer whose gesture the server gets.
   *
   * @type {number | null}
   */
  #active = null;
  /** Whether the page stays where it is under the finger, which belongs to the server. */ ownsTouch = false;
  #isHovering = false;
  /** @type {PointerEvent | null} The last move that was not sent yet. */ #nextHover = null;
  /** Where the pointer was last, in pixels of the window. */ last = [0, 0];
  /** Whether the last gesture was one that opens menus. */ isByMenuGesture = false;
  /** @type {() => void} Is called when something is touched. */ onpress = () => {};

  /**
   * @param {{clientX: number, clientY: number}} event
   * @returns {[number, number]}
   */
  place({ clientX, clientY }) {
    const { left, top } = this.#element.getBoundingClientRect();
    return [clientX - left - this.#element.clientLeft, clientY - top - this.#element.clientTop];
  }

  /** @param {PointerEvent} event */
  #down(event) {
    const point = this.place(event);
    const [width, height] = this.#viewport.size;
    if (point[0] >= width || point[1] >= height) return; // A scroll bar.
    if (event.pointerType === "touch" && event.isPrimary && this.#pinch.forget() && this.#active !== null) {
      this.#send("cancel", event, this.#active);
      this.#active = null;
    }
    if (event.pointerType === "touch" && this.#pinch.down(event)) {
      if (this.#active !== null) this.#send("cancel", event, this.#active);
      this.#active = null;
      return;
    }
    if (this.#active !== null) return;
    this.#active = event.pointerId;
    this.#nextHover = null;
    this.ownsTouch = event.pointerType === "touch" && this.#isOnGrip(point);
    this.isByMenuGesture = (event.buttons & 2) !== 0;
    this.onpress();
    if (event.pointerType !== "touch") this.#element.setPointerCapture(event.pointerId);
    this.#send("down", event);
  }

  /** @param {PointerEvent} event */
  #move(event) {
    if (this.#pinch.move(event)) return;
    if (event.pointerId === this.#active) {
      this.#lastMove = event;
      this.#send("move", event);
      this.#followEdge(event);
    } else if (event.buttons === 0 && event.pointerType !== "touch") this.#hover(event);
  }

  /** @param {PointerEvent} event Scrolls while a drag that belongs to the server is outside. */
  #followEdge(event) {
    const isOurs = event.pointerType !== "touch" || this.ownsTouch;
    if (isOurs && !this.#movesPage && event.buttons & 1) this.#edge.follow(this.place(event));
    else this.#edge.stop();
  }

  /** The page has moved under a drag that stays where it is. */
  #dragOn() {
    if (this.#active !== null && this.#lastMove) this.#send("move", this.#lastMove, this.#active, true);
  }

  /** @param {PointerEvent} event */
  #up(event) {
    this.#edge.stop();
    this.#pinch.up(event);
    if (event.pointerId !== this.#active) return;
    this.#active = null;
    this.#send("up", event);
  }

  /** @param {PointerEvent} event The browser scrolls by itself. */
  #cancel(event) {
    this.#edge.stop();
    this.#pinch.up(event);
    if (event.pointerId !== this.#active) return;
    this.#active = null;
    this.#send("cancel", event);
  }

  /** @param {TouchEvent} event */
  #touchMove(event) {
    if (event.touches.length > 1 || (this.ownsTouch && this.#active !== null)) {
      if (event.cancelable) event.preventDefault();
    }
  }

  /** @param {PointerEvent} event */
  async #hover(event) {
    this.last = this.place(event);
    this.#nextHover = event;
    if (this.#isHovering) return;
    this.#isHovering = true;
    // Where the pointer comes to rest is told as well, unless it was pressed meanwhile.
    for (let next = event; this.#nextHover; next = this.#nextHover ?? next) {
      this.#nextHover = null;
      await this.#send("hover", next);
    }
    this.#isHovering = false;
  }

  /**
   * @param {import("../rpc/messages").PointerPhase} phase
   * @param {PointerEvent} event
   * @param {number} pointerId Which pointer the server takes it for.
   * @param {boolean} isRepeated Whether the event was sent already, and only the page has moved.
   */
  async #send(phase, event, pointerId = event.pointerId, isRepeated = false) {
    this.last = this.place(event);
    this.#viewport.flush();
    const { pointerType } = event;
    // All that the pointer was at, not only where it was when the page was drawn; the event itself is
    // the last of these.
    const isNew = phase === "move" && !isRepeated;
    const coalesced = isNew ? (event.getCoalescedEvents?.() ?? []).slice(0, -1) : [];
    const predicted = isNew && pointerType === "pen" ? (event.getPredictedEvents?.() ?? []) : [];
    // Time goes on while the pointer rests.
    const time = isRepeated ? performance.now() : event.timeStamp;
    const { document } = this.#viewport;
    try {
      await document.act("interaction/pointer", {
        ...this.#sample(event),
        time,
        phase,
        space: "view",
        pointerId,
        isPrimary: event.isPrimary,
        buttons: event.buttons,
        ...(coalesced.length ? { coalesced: coalesced.map((each) => this.#sample(each)) } : {}),
        ...(predicted.length ? { predicted: predicted.map((each) => this.#sample(each)) } : {}),
        pointerType: pointerType === "touch" || pointerType === "pen" ? pointerType : "mouse",
        modifiers: modifiersOf(event),
      });
    } catch (error) {
      document.session.report(error);
    }
  }

  /** @param {PointerEvent} event */
  #sample(event) {
    return {
      point: this.place(event),
      time: event.timeStamp,
      pressure: event.pressure,
      tiltX: event.tiltX || 0,
      tiltY: event.tiltY || 0,
    };
  }

  /** @param {number[]} point Whether a finger there takes hold of what is selected. */
  #isOnGrip(point) {
    const [x, y] = point;
    return this.#overlay.items.some((item) => {
      const rect = ["handle", "selection"].includes(item.role) ? boxOf(item) : null;
      const box = rect && this.#viewport.box(item.pageIndex, rect);
      if (!box) return false;
      const [left, top, right, bottom] = box;
      return x > left - FINGER && x < right + FINGER && y > top - FINGER && y < bottom + FINGER;
    });
  }
}

/** @param {import("../rpc/messages").OverlayItem} item What a finger can take hold of. */
function boxOf(item) {
  if (item.kind === "handle") return [...item.point, ...item.point];
  return item.kind === "rect" || item.kind === "text" || item.kind === "image" ? item.rect : null;
}

/**
 * @param {MouseEvent | KeyboardEvent} event
 * @returns {import("../rpc/messages").Modifier[]}
 */
export function modifiersOf(event) {
  const keys = /** @type {const} */ (["shift", "alt", "meta"]);
  const held = keys.filter((name) => event[`${name}Key`]);
  return event.ctrlKey ? ["control", ...held] : held;
}
