/** A high surrogate whose low surrogate was cut off. */
const UNPAIRED_SURROGATE = /[\uD800-\uDBFF]$/

/** Text of at most `length` UTF-16 units; longer text ends in an ellipsis. */
export const shortenText = (text: string, length: number): string =>
  text.length <= length
    ? text
    : `${text
        .slice(0, length - 1)
        .replace(UNPAIRED_SURROGATE, '')
        .trimEnd()}…`
