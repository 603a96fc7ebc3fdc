import { lengthOf, readNumber, type UnitOf } from '@groundsheet/readings'
import type { HoleRows } from '../../features/check/holes/read-hole-rows.ts'

/** The row of a hole with its final depth and its ground level in metres, as the import reads them. */
export function readHole({ data }: Pick<HoleRows, 'data'>, unitOf: UnitOf) {
  const metresOf = (name: string) => {
    const table = data[`LOCA_${name}`] === undefined ? 'HOLE' : 'LOCA'
    const heading = `${table}_${name}`
    return lengthOf(readNumber((data[heading] ?? '').trim()), heading, unitOf(table, heading))
  }
  return { data: { ...data }, finalDepth: metresOf('FDEP'), groundLevel: metresOf('GL') }
}
