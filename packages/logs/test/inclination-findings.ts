import { readLog, type Tables } from '../src/index.ts'
import { statedDirection } from '@groundsheet/readings'
import { rowsOf } from './rows.ts'

type Data = Readonly<Record<string, string>>

export const findings = (data: Data, tables: Tables = {}, typeName = '') =>
  readLog(
    { finalDepth: 10, groundLevel: 4.5, direction: statedDirection(data, typeName) },
    tables,
  ).findings.map(({ kind, table, angle }) => ({ kind, table, angle }))
export const horn = (...rows: Record<string, string>[]): Tables => ({
  HORN: rowsOf('HORN', ...rows.map((row) => ({ HORN_TOP: '0.00', HORN_BASE: '10.00', ...row }))),
})

export const UNSET = { kind: 'inclination-unset', angle: 0 }
export const HORIZONTAL = { kind: 'inclined', angle: 0 }
