import type { Dictionary } from '@groundsheet/contract'
import { LRUCache } from 'lru-cache'
import type { FoundKey, ReadStore } from '../../store/read-store.ts'

/** The unit of a heading of the locations table; empty if it has none. */
export type UnitOf = (heading: string) => string

/** Units of the headings that hold dates, by project: `mm/dd/yyyy` puts the month first. */
export type HoleUnits = (key: FoundKey, projectId: string) => Promise<UnitOf>

const DATES = /^(?:LOCA|HOLE)_(?:STAR|ENDD)$/

const MAX_PROJECTS = 5000

export function createHoleUnits(store: ReadStore): HoleUnits {
  const known = new LRUCache<string, ReadonlyMap<string, string>>({ max: MAX_PROJECTS })
  return async (key, projectId) => {
    const name = [key.version, key.access.companyId, projectId].join(' ')
    const units = known.get(name) ?? (await readUnits(store, key, projectId))
    known.set(name, units)
    return (heading) => units.get(heading) ?? ''
  }
}

async function readUnits(
  store: ReadStore,
  { access }: FoundKey,
  projectId: string,
): Promise<ReadonlyMap<string, string>> {
  const json = await store.dictionary(access, projectId)
  if (json === null) return new Map()
  const { tables } = JSON.parse(Buffer.from(json).toString()) as Dictionary
  const dates = tables.flatMap(({ headings }) => headings).filter(({ heading }) => DATES.test(heading))
  return new Map(dates.map(({ heading, unit }) => [heading, unit]))
}
