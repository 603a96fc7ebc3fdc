import type { TableRow } from '@groundsheet/contract'
import { fitExaggeration, fitWindow } from '@groundsheet/sections'
import { holeOf, type Hole } from '../../../src/data/holes/hole.ts'
import { fillSection, planSection, type Section } from '../../../src/features/section/section-model.ts'
import { layOutSection, sectionScale } from '../../../src/features/section/section-scale.ts'

let made = 0
const newId = () => (made += 1).toString(16).padStart(24, '0')

/** A degree of longitude here is 64 km. */
const LATITUDE_DEG = 55
const DEG_PER_M_EAST = 1 / 63_994.8
const DEG_PER_M_NORTH = 1 / 111_336.5

/** `place`: metres east and north of the origin; null: not known. */
export function hole(
  name: string,
  place: [number, number] | null,
  groundLevel: number | null,
  finalDepth = 10,
): Hole {
  const [x = 0, y = 0] = place ?? []
  return holeOf({
    id: newId(),
    locationId: name,
    table: 'LOCA',
    easting: null,
    northing: null,
    longitude: place && x * DEG_PER_M_EAST,
    latitude: place && LATITUDE_DEG + y * DEG_PER_M_NORTH,
    groundLevel,
    finalDepth,
    mapPlacement: null,
    data: {},
    updatedAt: '2026-01-01T00:00:00.000Z',
  })
}

export const stratum = (
  locationId: string,
  top: string,
  base: string,
  data: Record<string, string>,
): TableRow => ({
  id: newId(),
  table: 'GEOL',
  locationId,
  parents: [],
  data: { GEOL_TOP: top, GEOL_BASE: base, ...data },
  updatedAt: '2026-01-01T00:00:00.000Z',
})

export const PATH = [
  [0, LATITUDE_DEG],
  [1000 * DEG_PER_M_EAST, LATITUDE_DEG],
] as const

export function sectionOf(holes: readonly Hole[], rows: readonly TableRow[] = [], maxOffset = 50): Section {
  return fillSection(planSection(PATH, holes, maxOffset), ({ name }) => ({
    GEOL: rows.filter(({ locationId }) => locationId === name),
  }))
}

export function scaleOf(section: Section, width = 900, height = 300) {
  const layout = layOutSection(width, height)
  const frame = {
    length: section.line.length,
    top: section.top,
    base: section.base,
    width: layout.inner.width,
    height: layout.inner.height,
  }
  const times = fitExaggeration(frame)
  return sectionScale(layout, fitWindow(frame, times), times)
}
