import type { TableRow } from '@groundsheet/contract'
import { geologyMeaning } from '../../../data/text/geology-meaning.ts'

/** Placeholders for a formation that is not stated. */
const NO_CODE = /^[\s\-–?.]*$/
/** Shorter codes without a meaning explain nothing to a reader. */
const MIN_NAME_CHARACTERS = 7
const BRACKETS = /^[[(]|[\])]$/g

/** Codes of geology, and the formation in words, of AGS 3 and AGS 4. */
const HEADINGS = ['GEOL_GEOL', 'GEOL_GEO2', 'GEOL_FORM'] as const

/**
 * The formations of a stratum (GEOL_GEOL, GEOL_GEO2, GEOL_FORM) as printed after its description:
 * `[GLACIAL TILL]`. Without those that are not stated, are a code without a meaning, or are named by the
 * description. `meaningOf`: of the code of a heading in the file; null if unknown.
 */
export function formationText(
  { data }: TableRow,
  meaningOf: (heading: string, code: string) => string | null,
): string {
  const names = HEADINGS.flatMap((heading) => {
    const code = data[heading]?.trim() ?? ''
    if (NO_CODE.test(code)) return []
    const meaning = geologyMeaning(code, meaningOf(heading, code))
    const name = (meaning ?? code).trim().replace(BRACKETS, '').trim()
    const isCode = meaning === null && name.length < MIN_NAME_CHARACTERS && !/\s/.test(name)
    return isCode || lettersOf(data.GEOL_DESC ?? '').includes(lettersOf(name)) ? [] : [name]
  })
  return [...new Map(names.map((name) => [lettersOf(name), name])).values()]
    .map((name) => `[${name}]`)
    .join(' ')
}

const lettersOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
