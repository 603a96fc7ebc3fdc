import { readLog, type Tables } from '../src/index.ts'

export function read(tables: Tables, units: Readonly<Record<string, string>> = {}) {
  const hole = { finalDepth: 20, groundLevel: null }
  const { lanes, findings } = readLog(hole, tables, (_, heading) => units[heading] ?? '')
  const marksOf = (id: string) => lanes.find((lane) => lane.id === id)?.marks ?? []
  return { ids: lanes.map(({ id }) => id), marksOf, kinds: findings.map(({ kind }) => kind) }
}
