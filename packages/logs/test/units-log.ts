import type { readLog } from '../src/index.ts'

export const hole = { finalDepth: 20, groundLevel: null }
export const laneOf = (log: ReturnType<typeof readLog>, id: string) =>
  log.lanes.find((lane) => lane.id === id)
export const findings = (log: ReturnType<typeof readLog>) =>
  laneOf(log, 'bore')?.marks.map(({ series, top, base, value }) => [series, top, base, value])
