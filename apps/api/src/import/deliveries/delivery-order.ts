import { compareAges, hasKnownOrder } from '@groundsheet/ags'
import type { ScannedFile } from '../ags-file/scan-ags-file.ts'
import type { DeliveryPlace } from '../report.ts'
import { withAges, type DeliveryFacts, type KnownDelivery } from './delivery-facts.ts'

/** A delivery to be stored. */
export interface StoredDeliveryFacts extends Pick<KnownDelivery, 'seq' | 'id' | 'body' | 'updatedAt'> {
  readonly facts: DeliveryFacts
}

/** Places of deliveries that are in force, by their number; 1 is the oldest. */
export function orderByAge(all: readonly StoredDeliveryFacts[]): ReadonlyMap<number, number> {
  const inForce = all.filter(({ facts }) => facts.replacedBy === undefined)
  const sorted = withAges(inForce, ({ facts }) => facts).toSorted((a, b) => compareAges(a.age, b.age))
  return new Map(sorted.map(({ seq }, place) => [seq, place + 1]))
}

/** The places of the files of this import. `before`: deliveries before it. */
export function placesOf(
  files: readonly ScannedFile[],
  {
    all,
    places,
    before,
  }: {
    readonly all: readonly StoredDeliveryFacts[]
    readonly places: ReadonlyMap<number, number>
    readonly before: readonly KnownDelivery[]
  },
): readonly DeliveryPlace[] {
  return files.map(({ source, sha256, transmission }) => {
    const { seq } = all.find(({ facts }) => facts.sha256 === sha256) ?? { seq: -1 }
    return {
      file: source.path,
      place: places.get(seq) ?? places.size,
      of: places.size,
      isRepeated: before.some(({ known }) => known.sha256 === sha256),
      isUndated: transmission.time === null && transmission.issue === '',
      unorderedIssue: hasKnownOrder(transmission.issue) ? '' : transmission.issue,
    }
  })
}
