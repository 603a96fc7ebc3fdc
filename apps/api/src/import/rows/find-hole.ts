import { compareKeyTexts } from './key-text.ts'

/** The hole of a row, and its name in the project; seq null: there is none. */
export interface Hole {
  readonly seq: number | null
  readonly locationId: string
}

export type FindHole = (locationId: string) => Hole

/**
 * Finds a hole by its name; if several have the same name, the first. Else by its name without the blanks
 * around it. Of several, the order of rows does not decide which.
 */
export function findHoleIn(holes: readonly { seq: number; locaId: string }[]): FindHole {
  const bySeq = [...holes].sort((a, b) => a.seq - b.seq)
  const exact = new Map<string, Hole>()
  const trimmed = new Map<string, Hole>()
  for (const { seq, locaId } of bySeq) {
    const hole: Hole = { seq, locationId: locaId }
    if (!exact.has(locaId)) exact.set(locaId, hole)
    const known = trimmed.get(locaId.trim())
    if (known === undefined || compareKeyTexts(locaId, known.locationId) < 0) trimmed.set(locaId.trim(), hole)
  }
  return (locationId) => exact.get(locationId) ?? trimmed.get(locationId.trim()) ?? { seq: null, locationId }
}
