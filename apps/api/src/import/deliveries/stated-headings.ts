import { headingsOfFile, newerOf, type ResolvedUnits, type StatedHeading } from '@groundsheet/ags'
import type { ScannedFile } from '../ags-file/scan-ags-file.ts'
import type { KnownUnits, LevelOfAge } from './levels-by-age.ts'

/**
 * Unit and data type of headings in the project, by group and heading; '' where they stay as they are stored.
 * The type is that of the newest delivery that states one. So is a unit that is not decided, of deliveries
 * with values if there are any. Stored values stay in their unit, so only its form may be another. Empty
 * where a delivery was stored before its headings were kept.
 */
export function statedHeadings(
  levels: readonly LevelOfAge[],
  { decided, ofValues }: Pick<ResolvedUnits<ScannedFile, KnownUnits>, 'decided' | 'ofValues'>,
): ReadonlyMap<string, StatedHeading> {
  const newest = new Map<string, StatedHeading>()
  for (const { delivery, files = [] } of levels) {
    const headings = delivery === undefined ? files.map(headingsOfFile) : [delivery.known.headings]
    for (const stated of headings) {
      if (stated === undefined) return unitsOnly(decided)
      for (const [name, one] of Object.entries(stated)) newest.set(name, newerOf(newest.get(name), one))
    }
  }
  const withUnits = Array.from(newest, ([name, { unit, type }]) => {
    return [name, { unit: decided.get(name) ?? ofValues.get(name) ?? unit, type }] as const
  })
  return new Map([...unitsOnly(decided), ...withUnits])
}

const unitsOnly = (units: ReadonlyMap<string, string>): ReadonlyMap<string, StatedHeading> =>
  new Map(Array.from(units, ([name, unit]) => [name, { unit, type: '' }]))
