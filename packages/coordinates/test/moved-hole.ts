import { placeHoles, type HoleToPlace } from '../src/index.ts'

export type Row = readonly [locaId: string, easting: number, northing: number]

const hole = ([locaId, easting, northing]: Row): HoleToPlace => ({
  ...{ locaId, easting, northing, latitude: null, longitude: null, gref: 'OSGB' },
})

/** Seven boreholes within 62 m of each other, at Norwich. */
export const NORWICH: readonly Row[] = [
  ['BH1', 623_587, 307_809],
  ['BH2', 623_595, 307_778],
  ['BH3', 623_561, 307_791],
  ['BH4', 623_561, 307_755],
  ['BH5', 623_607, 307_788],
  ['BH6', 623_587, 307_754],
  ['BH7', 623_578, 307_779],
]

export async function place(rows: readonly Row[], text = 'Norwich') {
  const crs = { code: 'EPSG:27700', source: 'declared', candidates: [] } as const
  const options = { crs, trustPositions: false, text: { place: text }, grefHeading: 'LOCA_GREF' }
  const { holes, findings } = await placeHoles(rows.map(hole), options)
  return {
    inDoubt: holes.flatMap((one) => (one.inDoubt === null ? [] : [one.hole.locaId])),
    reasons: holes.flatMap((one) => one.inDoubt?.reason ?? []),
    messages: findings.map(({ names, message }) => `${names.join(', ')}: ${message}`),
  }
}

/** The same holes, of which some are stated elsewhere. */
export const stating = (
  rows: readonly Row[],
  errors: Readonly<Record<string, readonly [number, number]>>,
): Row[] => rows.map(([name, ...point]) => [name, ...(errors[name] ?? point)] as Row)
