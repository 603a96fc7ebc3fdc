import type { Mark } from '@groundsheet/logs'
import type { StrataPattern } from '@groundsheet/symbols'
import type { Glossary } from '../../data/tables/glossary.ts'
import { geologyMeaning } from '../../data/text/geology-meaning.ts'
import { meaningOfPattern, patternName } from '../../ui/fill-patterns.ts'
import { formationNames, statedFormations } from './formation-names.ts'
import { NO_STRATUM } from './section-model.ts'

/** Name and code of a stratum, to be written beside its column. */
export interface StratumLabel {
  /** Meaning of its geology code, otherwise of its legend code or description; empty if unknown. */
  readonly name: string
  /** The geology or legend code that `name` is the meaning of; empty if there is none. */
  readonly code: string
}

/** A geology code and its meaning. */
export interface GeologyName {
  /** Empty if the file states the name instead of a code. */
  readonly code: string
  /** Null if neither the codes nor the descriptions of the file give a name. */
  readonly name: string | null
  /** The name comes from the ends of descriptions. */
  readonly fromDescriptions: boolean
}

/** Placeholders for a geology code that is not stated. */
const NO_CODE = /^[\s\-–?.]*$/

/** GEOL_GEOL of a stratum; empty if not stated, or for a void or core loss inside a formation. */
export function geologyOf({ row: { data } }: Mark, pattern: StrataPattern): string {
  const code = data.GEOL_GEOL?.trim() ?? ''
  const isStratum = !pattern.overridesCode && !NO_STRATUM.has(data.GEOL_LEG?.trim() ?? '')
  return isStratum && !NO_CODE.test(code) ? code : ''
}

/** GEOL_FORM of a stratum, or its meaning; empty if not stated. */
function formationOf({ row: { data } }: Mark, glossary: Glossary): string {
  const stated = data.GEOL_FORM?.trim() ?? ''
  return NO_CODE.test(stated) ? '' : (glossary.meaning('GEOL_FORM', stated) ?? stated)
}

/**
 * Names of geology codes: as defined in the file, otherwise the formation stated beside them, or as most
 * descriptions of the strata give.
 */
export function nameGeology(
  strata: readonly Mark[],
  codeOf: (mark: Mark) => string,
  glossary: Glossary,
): (code: string) => GeologyName {
  const unexplained = strata.filter((mark) => {
    const code = codeOf(mark)
    return code !== '' && meaningOfCode(code, glossary) === null
  })
  const formations = statedFormations(unexplained, codeOf, (mark) => formationOf(mark, glossary))
  const described = formationNames(unexplained, codeOf)
  return (code) => {
    const text = withoutBrackets(code)
    const own = meaningOfCode(code, glossary) ?? (isName(text) ? text : null)
    const stated = own ?? formations.get(code) ?? null
    const name = stated ?? described.get(code) ?? null
    const isItself = name?.toLowerCase() === text.toLowerCase()
    return {
      code: isItself ? '' : text,
      name,
      fromDescriptions: stated === null && !isItself && name !== null,
    }
  }
}

const meaningOfCode = (code: string, glossary: Glossary) =>
  geologyMeaning(code, glossary.meaning('GEOL_GEOL', code))

/** Some files state the name instead of a code: `GLACIAL TILL`, `Mudstone`. */
export const isName = (text: string) => /\s/.test(text) || text.length > 6

const withoutBrackets = (text: string) => /^[([](.*)[)\]]$/.exec(text)?.[1]?.trim() ?? text

/** Label of a stratum: its geology, otherwise the meaning of its legend code or description. */
export function labelStratum(
  mark: Mark,
  pattern: StrataPattern,
  geology: GeologyName | null,
  glossary: Glossary,
): StratumLabel {
  if (pattern.overridesCode) return { name: patternName(pattern) ?? '', code: '' }
  if (geology) return { name: geology.name ?? geology.code, code: geology.code }
  const code = mark.row.data.GEOL_LEG?.trim() ?? ''
  return { name: meaningOfPattern(pattern, glossary, 'GEOL_LEG', code) ?? patternName(pattern) ?? '', code }
}
