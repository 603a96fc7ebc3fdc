import type { Mark } from '@groundsheet/logs'
import type { StrataPattern } from '@groundsheet/symbols'
import type { Glossary } from '../../data/tables/glossary.ts'
import { patternName } from '../../ui/fill-patterns.ts'
import { formationNames } from './formation-names.ts'
import { NO_STRATUM } from './section-model.ts'

/** How a stratum can be named beside its column. */
export interface StratumLabel {
  /** Its geology code in words, else what its legend code or description means; empty where none is known. */
  readonly name: string
  /** The geology or legend code that `name` stands for; empty where it stands for none. */
  readonly code: string
}

/** A geology code and what it stands for. */
export interface GeologyName {
  /** Empty where the file states the name itself in place of a code. */
  readonly code: string
  /** Null: neither the file's codes nor its descriptions name it. */
  readonly name: string | null
  /** The name is from the ends of descriptions. */
  readonly fromDescriptions: boolean
}

/** Placeholders for a geology code that is not stated. */
const NO_CODE = /^[\s\-–?.]*$/

/** GEOL_GEOL of a stratum; empty where it has none, or is a void or lost core inside of a formation. */
export function geologyOf({ row: { data } }: Mark, pattern: StrataPattern): string {
  const code = data.GEOL_GEOL?.trim() ?? ''
  const isStratum = !pattern.overridesCode && !NO_STRATUM.has(data.GEOL_LEG?.trim() ?? '')
  return isStratum && !NO_CODE.test(code) ? code : ''
}

/** Names of geology codes: as the file explains them, else as the descriptions of its strata agree on. */
export function nameGeology(
  strata: readonly Mark[],
  codeOf: (mark: Mark) => string,
  glossary: Glossary,
): (code: string) => GeologyName {
  const unexplained = strata.filter((mark) => {
    const code = codeOf(mark)
    return code !== '' && glossary.meaning('GEOL_GEOL', code) === null
  })
  const described = formationNames(unexplained, codeOf)
  return (code) => {
    const [text, stated] = [withoutBrackets(code), glossary.meaning('GEOL_GEOL', code)]
    const name = stated ?? (isName(text) ? text : (described.get(code) ?? null))
    const isItself = name?.toLowerCase() === text.toLowerCase()
    return {
      code: isItself ? '' : text,
      name,
      fromDescriptions: stated === null && !isItself && name !== null,
    }
  }
}

/** Some files write the name in place of a code: `GLACIAL TILL`, `Mudstone`. */
const isName = (text: string) => /\s/.test(text) || text.length > 6

const withoutBrackets = (text: string) => /^[([](.*)[)\]]$/.exec(text)?.[1]?.trim() ?? text

/** Beside a column: the geology, else what the legend code or the description means. */
export function labelStratum(
  mark: Mark,
  pattern: StrataPattern,
  geology: GeologyName | null,
  glossary: Glossary,
): StratumLabel {
  if (pattern.overridesCode) return { name: patternName(pattern) ?? '', code: '' }
  if (geology) return { name: geology.name ?? geology.code, code: geology.code }
  const code = mark.row.data.GEOL_LEG?.trim() ?? ''
  return { name: glossary.meaning('GEOL_LEG', code) ?? patternName(pattern) ?? '', code }
}
