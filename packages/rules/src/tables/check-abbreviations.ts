import { excerpt } from '@groundsheet/ags'
import type { Abbreviation } from './definitions.ts'
import type { CreateTableCheck, TableContext } from './table-check.ts'

/** Headings whose standard lists are known as a whole. */
const WHOLE_LISTS = new Set(['BKFL_LEG', 'GEOL_LEG', 'HDPH_TYPE', 'LOCA_TYPE', 'MOND_TYPE', 'SAMP_TYPE'])
/** Headings that take no code of one's own. */
const FIXED_LISTS = new Set(['DICT_TYPE', 'DICT_STAT'])

/**
 * Codes of ABBR that differ from the standard lists: allowed, but worth knowing (AGS4 rule 16). A description
 * that is missing is a fault of rule 10b.
 */
export const checkAbbreviations: CreateTableCheck = (context) => ({
  *further() {
    const { edition, definitions } = context
    if (edition === 'AGS3') return
    for (const [heading, codes] of definitions.codes)
      for (const [code, abbreviation] of codes) checkCode(heading, code, abbreviation, context)
  },
})

function checkCode(
  heading: string,
  code: string,
  { meaning, line }: Abbreviation,
  { definitions, report }: TableContext,
): void {
  const standard = definitions.standard.meaning(heading, code)
  const place = { line, group: 'ABBR', heading }
  const isJoined = definitions.concatenator !== '' && code.includes(definitions.concatenator)
  if (standard === undefined) {
    if (WHOLE_LISTS.has(heading) && !isJoined) report('ownCode', { ...place, text: excerpt(code, 60) })
  } else if (meaning.trim() !== '' && !isSameText(standard, meaning)) {
    const text = `${heading} ${code} is described as ${excerpt(meaning, 80)}; the standard says ${standard}`
    report(FIXED_LISTS.has(heading) ? 'otherMeaningOfFixed' : 'otherMeaning', { ...place, text })
  }
}

/** Letter case and blanks make no other meaning. */
function isSameText(one: string, other: string): boolean {
  const plain = (text: string) => text.trim().toLowerCase().split(/\s+/).join(' ')
  return plain(one) === plain(other)
}
