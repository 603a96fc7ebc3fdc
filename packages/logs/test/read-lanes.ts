import type { readLog } from '../src/index.ts'

export const hole = { finalDepth: 10, groundLevel: 4.5 }
export const stratum = (top: string, base: string, text = 'CLAY') => ({
  GEOL_TOP: top,
  GEOL_BASE: base,
  GEOL_DESC: text,
})

export const kinds = (log: ReturnType<typeof readLog>) =>
  log.findings.map(({ kind, top, base }) => [kind, top, base])
export const laneOf = (log: ReturnType<typeof readLog>, id: string) =>
  log.lanes.find((lane) => lane.id === id)?.marks ?? []
