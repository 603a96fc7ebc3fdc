import type { Page } from '@groundsheet/contract'

/**
 * A list of the service. Iterate over it for every item to the end, over `pages()` to see progress,
 * or get one `page()` at a cursor.
 */
export interface List<T> extends AsyncIterable<T> {
  page(cursor?: string | null): Promise<Page<T>>
  /** From the start, or from a cursor kept from an earlier page. */
  pages(cursor?: string | null): AsyncIterable<Page<T>>
}

/** Makes a list of a function that fetches one page. */
export function createList<T>(fetchPage: (cursor: string | null) => Promise<Page<T>>): List<T> {
  async function* pages(cursor: string | null = null): AsyncGenerator<Page<T>> {
    let next: string | null = cursor
    do {
      const page = await fetchPage(next)
      yield page
      next = page.meta.nextCursor
    } while (next !== null)
  }
  async function* items(): AsyncGenerator<T> {
    for await (const page of pages()) yield* page.data
  }
  return { page: (cursor = null) => fetchPage(cursor), pages, [Symbol.asyncIterator]: items }
}
