import { findInclined } from '@groundsheet/logs'
import { lengthOf, readDegrees, readInclination, readNumber, statedDirection } from '@groundsheet/readings'
import type { ExportHole, ExportTable } from '../source.ts'

/** Source of the direction of a hole whose stated angle no hole can have. */
export const IMPOSSIBLE_INCLINATION = 'assumed vertical: inclination not possible'

/** Direction of a hole from a depth on. Source: AGS 4.1.1, HORN; AGS 3.1, HOLE_INCL and HOLE_ORNT. */
export interface Survey {
  /** Metres along the hole. */
  readonly depth: number
  /** Degrees down from the horizontal: 90 is vertical. */
  readonly dip: number
  /** Degrees clockwise from north; null: not stated. */
  readonly azimuth: number | null
  readonly source: 'HORN' | 'HOLE_INCL' | 'assumed vertical' | typeof IMPOSSIBLE_INCLINATION
}

type Row = Readonly<Record<string, string>>

/** Rows of HORN by the name of their hole. */
export type DirectionRows = ReadonlyMap<string, readonly StatedRow[]>

interface StatedRow {
  readonly data: Row
  /** Metres; null: not stated, or in an unknown unit. */
  readonly top: number | null
}

const VERTICAL: Survey = { depth: 0, dip: 90, azimuth: 0, source: 'assumed vertical' }

const IMPOSSIBLE: Survey = { ...VERTICAL, source: IMPOSSIBLE_INCLINATION }

const STATED_VERTICAL: Survey = { ...VERTICAL, source: 'HORN' }
/** Rigs are not set up more exactly, degrees. */
const TOLERANCE_DEGREES = 0.5

const isVertical = ({ dip }: Survey): boolean => Math.abs(dip - VERTICAL.dip) <= TOLERANCE_DEGREES

/** Reads HORN as a whole: it has a row or a few for each hole. */
export async function readDirections(tables: readonly ExportTable[]): Promise<DirectionRows> {
  const rows = new Map<string, StatedRow[]>()
  const table = tables.find(({ group }) => group === 'HORN')
  if (table === undefined) return rows
  const unit = table.headings.find(({ heading }) => heading === 'HORN_TOP')?.unit ?? ''
  for await (const values of table.rows()) {
    const data = Object.fromEntries(
      table.headings.map(({ heading }, place) => [heading, values[place] ?? '']),
    )
    const hole = (data.LOCA_ID ?? data.HOLE_ID ?? '').trim()
    const top = lengthOf(readNumber((data.HORN_TOP ?? '').trim()), 'HORN_TOP', unit)
    rows.set(hole, [...(rows.get(hole) ?? []), { data, top }])
  }
  return rows
}

/**
 * The survey of a hole, from the top down. A hole is inclined only where the log says so too. An inclination
 * of 0 that was not set, and one without support, is a vertical hole.
 */
export function surveysOf({ locationId, data, style }: ExportHole, directions: DirectionRows): Survey[] {
  const rows = directions.get(locationId.trim()) ?? []
  const asTable = rows.map((row) => ({
    id: '',
    table: 'HORN',
    locationId,
    parents: [],
    data: row.data,
    updatedAt: '',
  }))
  const direction = statedDirection(data, style?.locationTypeName)
  const found = findInclined(direction, { HORN: asTable })
  const isInclined = found.some(({ kind }) => kind === 'inclined')
  const stated = rows.flatMap((row) => statedSurvey(row) ?? [])
  const unstated = found.some(({ kind }) => kind === 'inclination-impossible') ? IMPOSSIBLE : VERTICAL
  if (!isInclined) return [stated.length > 0 && stated.every(isVertical) ? STATED_VERTICAL : unstated]
  if (stated.length > 0) return stated.toSorted((a, b) => a.depth - b.depth)
  const { inclination } = direction
  const azimuth = readDegrees(data.HOLE_ORNT ?? '')
  return [
    inclination === null ? unstated : { depth: 0, dip: Math.abs(inclination), azimuth, source: 'HOLE_INCL' },
  ]
}

function statedSurvey({ data, top }: StatedRow): Survey | null {
  const dip = readDip(data.HORN_INCL)
  if (dip === null) return null
  return { depth: top ?? 0, dip, azimuth: readDegrees(data.HORN_ORNT ?? ''), source: 'HORN' }
}

/** Null: none that is possible, as logs list. Some files measure upwards: holes from the ground go down. */
function readDip(text = ''): number | null {
  const degrees = readInclination(text)
  return degrees === null ? null : Math.min(Math.abs(degrees), VERTICAL.dip)
}
