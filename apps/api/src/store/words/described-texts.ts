import { wordsOf } from './fold-words.ts'

/** Descriptions and remarks, by their AGS headings: GEOL_DESC, SAMP_REM and so on. */
const IS_DESCRIPTION = /_(?:DESC|REM)$/

/** `headings`: JSON of a table, as stored. */
export const hasDescriptions = (headings: string): boolean =>
  (JSON.parse(headings) as { heading: string }[]).some(({ heading }) => IS_DESCRIPTION.test(heading))

/** A value of a row that is searched for words. `heading`: the code under which it is sent. */
export interface DescribedText {
  readonly heading: string
  readonly text: string
}

/** Finds the texts of a row. `body`: as stored, without its closing brace. */
export type FindTexts = (body: string) => DescribedText[]

interface Configuration {
  readonly fields?: Readonly<Record<string, { readonly code: string | null }>>
}

/** In most rows nothing is described, which this finds in a tenth of the time of reading their values. */
const HAS_DESCRIPTION = /_(?:DESC|REM)":"[^"]/

/** `configuration`: JSON of company.json, which gives headings other codes. */
export function createFindTexts(configuration: string): FindTexts {
  const { fields = {} } = JSON.parse(configuration) as Configuration
  const headings = new Map(Object.entries(fields).map(([heading, { code }]) => [code, heading]))
  const isDescribed = (code: string) => IS_DESCRIPTION.test(headings.get(code) ?? code)
  return (body) => {
    if (headings.size === 0 && !HAS_DESCRIPTION.test(body)) return []
    const texts: DescribedText[] = []
    for (const [heading, text] of Object.entries(dataOf(body)))
      if (text !== '' && isDescribed(heading)) texts.push({ heading, text })
    return texts
  }
}

/**
 * The values of a row by the codes that are sent. `body`: as stored, without its closing brace. Quotes in
 * strings are escaped, so the ends of the values are found by their text.
 */
export function dataOf(body: string): Readonly<Record<string, string>> {
  const data = body.slice(body.indexOf(',"data":{') + 8, body.lastIndexOf(',"updatedAt":"'))
  return JSON.parse(data) as Readonly<Record<string, string>>
}

/** Later words of a row are not searched: PostgreSQL distinguishes no further places. */
const MAX_SEARCHED_WORDS = 16_000

/** The words of each text, as they are compared. */
export function searchedWords(texts: readonly DescribedText[]): string[][] {
  let left = MAX_SEARCHED_WORDS
  return texts.map(({ text }) => {
    const words = wordsOf(text)
      .slice(0, left)
      .map(({ folded }) => folded)
    left -= words.length
    return words
  })
}

/** Between the texts of a row. It is in no word, and is a letter to SQLite FTS5. */
export const TEXT_END = '¶'

/** Marks of what a row belongs to, among its words. */
export const ofCompany = (id: string): string => `${TEXT_END}c${id}`
export const ofProject = (seq: number): string => `${TEXT_END}p${seq}`
