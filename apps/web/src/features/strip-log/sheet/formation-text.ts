import type { TableRow } from '@groundsheet/contract'

/** Placeholders for a formation that is not stated. */
const NO_CODE = /^[\s\-–?.]*$/
/** Shorter codes without a meaning explain nothing to a reader. */
const MIN_NAME_LENGTH = 7
const BRACKETS = /^[[(]|[\])]$/g

/**
 * The formation of a stratum (GEOL_GEOL) as printed after its description: `[GLACIAL TILL]`. Empty if it is not stated, is a
 * code without a meaning, or is named by the description. `meaningOf`: of the code in the file; null if unknown.
 */
export function formationText({ data }: TableRow, meaningOf: (code: string) => string | null): string {
  const code = data.GEOL_GEOL?.trim() ?? ''
  if (NO_CODE.test(code)) return ''
  const name = (meaningOf(code) ?? code).trim().replace(BRACKETS, '').trim()
  const isCode = meaningOf(code) === null && name.length < MIN_NAME_LENGTH && !/\s/.test(name)
  return isCode || lettersOf(data.GEOL_DESC ?? '').includes(lettersOf(name)) ? '' : `[${name}]`
}

const lettersOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
