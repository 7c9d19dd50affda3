// SPDX-License-Identifier: MIT

/** @typedef {import("../../rpc/messages").Annotation} Annotation */
/** @typedef {Map<string | undefined, Annotation[]>} Replies Annotations by what they answer. */

/**
 * Annotations with their answers. A note that gives a state is none of them: it is shown with what it is about.
 *
 * @param {Annotation[]} annotations
 */
export function threadsOf(annotations) {
  const ids = new Set(annotations.map(({ id }) => id));
  const said = annotations.filter(({ state }) => state === undefined);
  /** @type {Replies} */
  const replies = new Map();
  for (const annotation of said) {
    const others = replies.get(annotation.replyTo);
    if (others) others.push(annotation);
    else replies.set(annotation.replyTo, [annotation]);
  }
  return { tops: said.filter(({ replyTo }) => !ids.has(replyTo)), replies };
}

/**
 * @param {Annotation} annotation
 * @param {Replies} replies
 * @returns {Annotation[]} With all answers, in the order of the list.
 */
export function threadOf(annotation, replies) {
  return [annotation, ...(replies.get(annotation.id ?? "") ?? []).flatMap((reply) => threadOf(reply, replies))];
}
