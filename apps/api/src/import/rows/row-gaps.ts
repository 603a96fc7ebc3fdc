import { createSeqSet, type SeqPage, type SeqSet } from './seq-set.ts'

interface GapPage extends SeqPage {
  readonly heading: string
}

/** Headings of rows, one bit each: values that a delivery left to others. */
export interface RowGaps {
  has(seq: number, heading: string): boolean
  add(seq: number, headings: Iterable<string>): void
  pages(): Iterable<GapPage>
}

/** `pages`: of gaps before. */
export function createRowGaps(before: Iterable<GapPage> = []): RowGaps {
  const byHeading = new Map<string, SeqSet>(
    Array.from(
      Map.groupBy(before, ({ heading }) => heading),
      ([heading, pages]) => [heading, createSeqSet(pages)],
    ),
  )
  return {
    has: (seq, heading) => byHeading.get(heading)?.has(seq) ?? false,
    add(seq, headings) {
      for (const heading of headings) {
        const rows = byHeading.get(heading) ?? createSeqSet()
        byHeading.set(heading, rows)
        rows.add(seq)
      }
    },
    *pages() {
      for (const [heading, rows] of byHeading) for (const page of rows.pages()) yield { heading, ...page }
    },
  }
}
