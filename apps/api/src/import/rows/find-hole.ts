/** The hole of a row, and its name in the project; seq null: there is none. */
export interface Hole {
  readonly seq: number | null
  readonly locationId: string
}

export type FindHole = (locationId: string) => Hole

/** Finds a hole by its name; if several have the same name, the first. Surrounding blanks are ignored. */
export function findHoleIn(holes: readonly { seq: number; locaId: string }[]): FindHole {
  const bySeq = [...holes].sort((a, b) => a.seq - b.seq)
  const exact = new Map<string, Hole>()
  const trimmed = new Map<string, Hole>()
  for (const { seq, locaId } of bySeq) {
    const hole: Hole = { seq, locationId: locaId }
    if (!exact.has(locaId)) exact.set(locaId, hole)
    if (!trimmed.has(locaId.trim())) trimmed.set(locaId.trim(), hole)
  }
  return (locationId) => exact.get(locationId) ?? trimmed.get(locationId.trim()) ?? { seq: null, locationId }
}
