import type { Dictionary } from '@groundsheet/contract'
import { LRUCache } from 'lru-cache'
import { dateUnits, type UnitOf } from '../../features/date-units.ts'
import type { FoundKey, ReadStore } from '../../store/read-store.ts'

/** Units of the dates of holes, by project. */
export type HoleUnits = (key: FoundKey, projectId: string) => Promise<UnitOf>

const MAX_PROJECTS = 5000

export function createHoleUnits(store: ReadStore): HoleUnits {
  const known = new LRUCache<string, UnitOf>({ max: MAX_PROJECTS })
  return async (key, projectId) => {
    const name = [key.version, key.access.companyId, projectId].join(' ')
    const units = known.get(name) ?? (await readUnits(store, key, projectId))
    known.set(name, units)
    return units
  }
}

async function readUnits(store: ReadStore, { access }: FoundKey, projectId: string): Promise<UnitOf> {
  const json = await store.dictionary(access, projectId)
  return dateUnits(
    json === null ? { tables: [], codes: {} } : (JSON.parse(Buffer.from(json).toString()) as Dictionary),
  )
}
