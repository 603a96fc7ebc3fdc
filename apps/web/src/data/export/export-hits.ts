import type { Page, SearchHit } from '@groundsheet/contract'
import { csvLine } from '@groundsheet/formats/csv-line'
import { BYTE_ORDER_MARK } from './export-rows.ts'
import { openTarget } from './export-target.ts'

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
export async function exportHits(
  name: string,
  pages: AsyncIterable<Page<SearchHit>>,
): Promise<string | null> {
  const target = await openTarget({ name, extension: 'csv', mediaType: 'text/csv' })
  if (target === null) return null
  const encoder = new TextEncoder()
  try {
    await target.write(encoder.encode(BYTE_ORDER_MARK + csvLine(HEADINGS)))
    for await (const { data } of pages) await target.write(encoder.encode(data.flatMap(linesOf).join('')))
    await target.finish()
    return target.name
  } catch (error) {
    await target.abandon()
    throw error
  }
}
