/** What may stand in place of the comma behind the first field of a GROUP line. */
const OTHER_SEPARATOR = /^\s*GROUP"? *([;|\t])/i

/** The separator of a text without AGS whose first field continues after GROUP, else null. */
export function otherSeparator([first = '']: readonly string[]): string | null {
  const separator = OTHER_SEPARATOR.exec(first)?.[1]
  return separator === '\t' ? 'tabs' : (separator ?? null)
}

/** Why a text without a group is no AGS file. */
export const notAgsMessage = (separator: string | null): string =>
  separator === null
    ? 'This is not an AGS file: it has no GROUP line'
    : `This is not an AGS file: its fields are separated by ${separator} in place of ,`

/** The same with what to do, where that is known. */
export const notAgsProblem = (separator: string | null): string =>
  separator === null ? notAgsMessage(separator) : `${notAgsMessage(separator)}; ${WRITE_COMMAS}`

const WRITE_COMMAS = 'write commas between the fields, and each field in double quotes'
