import { createRandom } from '../random.ts'
import { lengthOf, placeAlong } from './alignment.ts'
import { alignment, fenAnnotations } from './fen-annotations.ts'
import { fenGround } from './fen-ground.ts'
import type { HoleType, PlannedHole, Site } from './site.ts'

/**
 * One line of the schedule: so many holes of a kind, evenly along the road and within `reach` metres of it.
 */
interface Series {
  prefix: string
  first: number
  count: number
  reach: number
  depth: readonly [number, number]
  type: (index: number) => HoleType
}

const schedule: readonly Series[] = [
  {
    prefix: 'BH',
    first: 101,
    count: 28,
    reach: 14,
    depth: [12, 20],
    type: (index) => (index % 9 === 4 ? 'CP+RC' : 'CP'),
  },
  { prefix: 'TP', first: 1, count: 18, reach: 32, depth: [2.6, 4], type: () => 'TP' },
  { prefix: 'WS', first: 1, count: 18, reach: 30, depth: [4, 6], type: () => 'WS' },
  { prefix: 'CPT', first: 1, count: 15, reach: 10, depth: [11, 16], type: () => 'CPT' },
]

const remarks: Readonly<Record<string, string>> = {
  BH109: 'Terminated on buried timber; re-drilled as BH109A.',
  BH109A: 'Re-drill of BH109.',
  CPT15: 'Position not surveyed; marked by the operator on the plan.',
  TP17: 'Position not surveyed.',
  WS12: 'Position by hand-held receiver, in degrees.',
  WS18: 'Position not surveyed.',
}

/** The id of a hole at a culvert carries the names of both, blanks and all. */
const renamed: Readonly<Record<string, string>> = { BH115: 'BH115 / Culvert 3 (PZ)' }

const positions: Readonly<Record<string, PlannedHole['position']>> = {
  CPT15: 'none',
  TP17: 'none',
  WS12: 'degrees',
  WS18: 'none',
}

const plan = withRedrill(schedule.flatMap(lay))

function lay(series: Series): PlannedHole[] {
  const spacing = lengthOf(alignment) / series.count
  return Array.from({ length: series.count }, (_, index) => {
    const number = String(series.first + index).padStart(2, '0')
    const id = `${series.prefix}${number}`
    const random = createRandom('fen plan', id)
    const chainage = spacing * (index + 0.5 + random.near(0, 0.3))
    const [easting, northing] = placeAlong(alignment, chainage, random.near(0, series.reach))
    return {
      id: renamed[id] ?? id,
      type: series.type(index),
      easting,
      northing,
      depth: series.type(index) === 'CP+RC' ? 6 : random.between(...series.depth),
      position: positions[id] ?? 'grid',
      delivery: 0,
      remark: remarks[id] ?? '',
    }
  })
}

function withRedrill(holes: readonly PlannedHole[]): PlannedHole[] {
  return holes.flatMap((hole) =>
    hole.id === 'BH109'
      ? [
          { ...hole, depth: 3.5 },
          { ...hole, id: 'BH109A', depth: 16, remark: remarks.BH109A ?? '' },
        ]
      : [hole],
  )
}

/** A finished road scheme: eighty holes in a line across soft ground. */
export const fenLinkRoad: Site = {
  folder: 'fen-link-road',
  edition: 'AGS4',
  reference: 'NGE-1187',
  name: 'Fen Link Road, Guyhirn to Wisbech St Mary',
  place: 'Guyhirn, Cambridgeshire',
  status: 'closed',
  client: 'Isle and Fen Highways Partnership',
  contractor: 'Northmoor Ground Engineering',
  consultant: 'Wheelhouse Marsh Consulting',
  contractStartDate: '2021-03-08',
  purpose: 'Embankments, culverts and bridges of a new single carriageway.',
  anchor: {
    easting: 541300,
    northing: 306300,
    latitude: 52.636076485,
    longitude: 0.086613387,
    latitudePerEast: -2.601474e-7,
    latitudePerNorth: 8.984016e-6,
    longitudePerEast: 1.47664816e-5,
    longitudePerNorth: 4.272658e-7,
  },
  ground: fenGround,
  deliveries: [
    { file: 'NGE-1187 factual report.ags', issued: '2021-08-20', description: 'Final factual data' },
  ],
  crews: 3,
  plan,
  annotations: fenAnnotations,
}
