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
    if (known === undefined || isBefore(locaId, known.locationId)) trimmed.set(locaId.trim(), hole)
  }
  return (locationId) => exact.get(locationId) ?? trimmed.get(locationId.trim()) ?? { seq: null, locationId }
}

/** Of names with other blanks around them, the shorter one is before the others, then by characters. */
const isBefore = (name: string, other: string): boolean =>
  name.length < other.length || (name.length === other.length && name < other)
