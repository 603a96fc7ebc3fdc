/** The character that the AGS document has for joining where TRAN states none. */
const USUAL_CONCATENATOR = '+'

/**
 * The parts of a value of joined codes or links. Where TRAN states no concatenator, the usual one parts it if
 * each part is one by itself.
 */
export function joinedParts(
  value: string,
  concatenator: string,
  isPart: (part: string) => boolean,
): readonly string[] {
  if (concatenator !== '') return value.split(concatenator)
  const parts = value.split(USUAL_CONCATENATOR)
  return parts.every(isPart) ? parts : [value]
}
