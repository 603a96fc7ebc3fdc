import type { Page, SearchHit } from '@groundsheet/contract'
import { csvLine } from '@groundsheet/formats/csv-line'
import { BYTE_ORDER_MARK, saveCsv } from './save-csv.ts'

/** Heads of the columns. */
interface HitColumns {
  readonly project: string
  readonly projectName: string
  readonly hole: string
  readonly table: string
  readonly top: string
  readonly base: string
  readonly heading: string
  readonly text: string
  readonly words: string
}

/** One line for each value with words: where it is, its text, and the places that were found. */
export const linesOf = ({ project, locationId, table, depthTop, depthBase, matches }: SearchHit): string[] =>
  matches.map(({ heading, text, marks }) =>
    csvLine([
      project.projectId,
      project.projectName,
      locationId,
      table,
      depthTop === null ? '' : String(depthTop),
      depthBase === null ? '' : String(depthBase),
      heading,
      text,
      marks.map(([start, end]) => text.slice(start, end)).join('; '),
    ]),
  )

interface ExportedHits {
  readonly name: string
  readonly columns: HitColumns
  readonly pages: AsyncIterable<Page<SearchHit>>
}

/** Writes rows of all projects with words in their descriptions as CSV. Null: the user cancelled. */
export const exportHits = ({ name, columns, pages }: ExportedHits): Promise<string | null> =>
  saveCsv(name, async function* () {
    const { project, projectName, hole, table, top, base, heading, text, words } = columns
    yield BYTE_ORDER_MARK + csvLine([project, projectName, hole, table, top, base, heading, text, words])
    for await (const { data } of pages) yield data.flatMap(linesOf).join('')
  })
