import { dataOf, type DescribedText, type FindTexts } from './described-texts.ts'
import { markWords } from './mark-words.ts'
import type { Terms } from './read-terms.ts'
import type { SearchPart } from './search-parts.ts'

/** A page of the rows with the searched words. */
export interface WordSearch {
  readonly terms: Terms
  /** One after the other, each in creation order. */
  readonly parts: readonly SearchPart[]
  /** Null: every project of the access scope. */
  readonly projectIds: readonly string[] | null
  /** With the hole of each row. */
  readonly withLocation: boolean
  readonly limit: number
  /** Null: from the beginning. */
  readonly after: FoundPlace | null
}

/** Where a page ends. */
export interface FoundPlace {
  /** Index of the part. */
  readonly part: number
  readonly seq: number
}

/** A row with the searched words, as it is read. */
export interface FoundRow {
  readonly seq: number
  /** JSON without its closing brace. */
  readonly body: string
  readonly projectId: string
  readonly projectReference: string
  readonly projectName: string
  /** Of its hole; null: the project does not have it. */
  readonly holeId: string | null
  readonly longitude: number | null
  readonly latitude: number | null
}

/** Items as JSON text, joined by commas, UTF-8. `next`: the row to continue after; null at the end. */
export interface FoundPage {
  readonly items: Uint8Array
  readonly next: FoundPlace | null
}

/** What is read of a page of no items, such as that of an invalid query, or where no project is in scope. */
export const EMPTY_FOUND_PAGE: FoundPage = { items: new Uint8Array(), next: null }

/** A row and the index of the part that has it. */
export interface PartRow extends FoundRow {
  readonly part: number
}

/** Parts that a page may read of, each with the sequence to continue after. */
export const partsToRead = ({ parts, after }: Pick<WordSearch, 'parts' | 'after'>) =>
  parts
    .map((terms, part) => ({ terms, part, after: part === after?.part ? after.seq : -1 }))
    .slice(after?.part ?? 0)

/** `rows`: one more than is requested shows that the list continues. */
export function toSearchPage(
  { terms, withLocation, limit }: WordSearch,
  rows: readonly PartRow[],
  findTexts: FindTexts,
): FoundPage {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const items = shown.map((row) => JSON.stringify(itemOf(row, { terms, withLocation, findTexts })))
  return {
    items: Buffer.from(items.join(',')),
    next: rows.length > limit && last ? { part: last.part, seq: last.seq } : null,
  }
}

interface Shown {
  readonly terms: Terms
  readonly withLocation: boolean
  readonly findTexts: FindTexts
}

function itemOf(row: FoundRow, { terms, withLocation, findTexts }: Shown): object {
  const { id, table, locationId } = JSON.parse(`${row.body}}`) as Record<
    'id' | 'table' | 'locationId',
    string
  >
  const data = dataOf(row.body)
  const { projectId, projectReference, projectName, holeId, longitude, latitude } = row
  return {
    id,
    table,
    locationId,
    project: { id: projectId, projectId: projectReference, projectName },
    ...(withLocation ? { location: holeId === null ? null : { id: holeId, longitude, latitude } } : {}),
    ...depthsOf(table, data),
    matches: matchesOf(findTexts(row.body), terms),
  }
}

/** Of the texts of a row together; words of a language have far fewer. The rest is sent without marks. */
const MAX_MARKED_CHARACTERS = 20_000

/** The texts with required words, and those that are too long for a decision. */
function matchesOf(texts: readonly DescribedText[], terms: Terms) {
  let left = MAX_MARKED_CHARACTERS
  return texts.flatMap(({ heading, text }) => {
    const read = beginningOf(text, left)
    left -= read.length
    const marks = markWords(read, terms)
    const isLeftOut = marks.length === 0 && read.length === text.length && terms.required.length > 0
    return isLeftOut ? [] : [{ heading, text, marks }]
  })
}

/** At most so many characters, without a word that is cut. */
function beginningOf(text: string, characters: number): string {
  if (text.length <= characters) return text
  return text.slice(0, Math.max(0, text.lastIndexOf(' ', characters)))
}

/** Depths in metres, as the row states them: its own, else those of its specimen or sample. */
function depthsOf(table: string, data: Readonly<Record<string, string>>) {
  const first = (...headings: readonly string[]) => {
    const stated = headings
      .map((heading) => data[heading])
      .find((value) => value !== undefined && value !== '')
    const depth = stated === undefined ? NaN : Number(stated)
    return Number.isFinite(depth) ? depth : null
  }
  return {
    depthTop: first(`${table}_TOP`, `${table}_DPTH`, 'SPEC_DPTH', 'SAMP_TOP'),
    depthBase: first(`${table}_BASE`, `${table}_BOT`),
  }
}
