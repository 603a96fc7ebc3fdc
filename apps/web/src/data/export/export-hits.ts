import type { Page, SearchHit } from '@groundsheet/contract'
import { csvLine } from '@groundsheet/formats/csv-line'
import { BYTE_ORDER_MARK, saveCsv } from './save-csv.ts'

const HEADINGS = ['Project', 'Name', 'Hole', 'Table', 'Top m', 'Base m', 'Heading', 'Description', 'Words']

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

/** Writes rows of all projects with words in their descriptions as CSV. Null: the user cancelled. */
export const exportHits = (name: string, pages: AsyncIterable<Page<SearchHit>>): Promise<string | null> =>
  saveCsv(name, async function* () {
    yield BYTE_ORDER_MARK + csvLine(HEADINGS)
    for await (const { data } of pages) yield data.flatMap(linesOf).join('')
  })
