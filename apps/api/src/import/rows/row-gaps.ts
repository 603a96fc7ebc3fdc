import { createSequenceSet, type SequencePage, type SequenceSet } from './sequence-set.ts'

interface GapPage extends SequencePage {
  readonly heading: string
}

/** Headings of rows, one bit each: values that a delivery left to others. */
export interface RowGaps {
  has(seq: number, heading: string): boolean
  add(seq: number, headings: Iterable<string>): void
  remove(seq: number): void
  pages(): Iterable<GapPage>
}

/** `pages`: of gaps before. */
export function createRowGaps(before: Iterable<GapPage> = []): RowGaps {
  const byHeading = new Map<string, SequenceSet>(
    Array.from(
      Map.groupBy(before, ({ heading }) => heading),
      ([heading, pages]) => [heading, createSequenceSet(pages)],
    ),
  )
  return {
    has: (seq, heading) => byHeading.get(heading)?.has(seq) ?? false,
    add(seq, headings) {
      for (const heading of headings) {
        const rows = byHeading.get(heading) ?? createSequenceSet()
        byHeading.set(heading, rows)
        rows.add(seq)
      }
    },
    remove(seq) {
      for (const rows of byHeading.values()) rows.remove(seq)
    },
    *pages() {
      for (const [heading, rows] of byHeading) for (const page of rows.pages()) yield { heading, ...page }
    },
  }
}
