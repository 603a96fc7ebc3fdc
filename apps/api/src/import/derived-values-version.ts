/**
 * To be increased when what is derived from stored values changes: a new member of a resource, another order,
 * another text. The next import, `migrate` and `npm start` derive it again, and so does `rebuild`.
 */
export const DERIVED_VALUES_VERSION = 9
