/**
 * To be increased when answers about stored data change: a new member of a resource, another order, another
 * text. Texts prepared under another version are prepared again by the next import, `migrate` and `npm
 * start`, and by `rebuild`.
 */
export const ANSWERS_VERSION = 9
