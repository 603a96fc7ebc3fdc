import type { StoredRow } from '../../store/write/rows.ts'
import type { WriteStore } from '../../store/write/write-store.ts'

const PAGE_ROWS = 1000

/** The rows of a table in creation order, page by page; rows may be changed meanwhile. */
export async function* storedPages(
  { rows }: Pick<WriteStore, 'rows'>,
  tableSeq: number,
  read: 'page' | 'unlinked' = 'page',
): AsyncGenerator<readonly StoredRow[]> {
  for (let page = await rows[read](tableSeq, 0, PAGE_ROWS); page.length > 0;) {
    yield page
    page = await rows[read](tableSeq, page.at(-1)?.seq ?? 0, PAGE_ROWS)
  }
}
