import { aberfoyleAnnotations } from './aberfoyle-annotations.ts'
import { aberfoyleGround } from './aberfoyle-ground.ts'
import type { HoleType, PlannedHole, Site } from './site.ts'

const [east, north] = [252150, 700950]

/** Metres east and north of the village hall. BH03A is the re-drill of BH03, in the same place. */
const holes: readonly [
  id: string,
  type: HoleType,
  east: number,
  north: number,
  depth: number,
  remark?: string,
][] = [
  ['BH01', 'CP', -142.3, 18.6, 12],
  ['BH02', 'CP+RC', -61.8, 47.2, 6],
  ['BH03', 'CP', 12.4, -31.7, 9, 'Terminated on obstruction; re-drilled as BH03A.'],
  ['BH03A', 'CP', 12.4, -31.7, 14, 'Re-drill of BH03.'],
  ['BH04', 'RC', 96.5, 28.9, 9],
  ['TP01', 'TP', -118.9, -22.4, 3.2],
  ['TP02', 'TP', -73.1, 5.8, 3],
  ['TP03', 'TP', -24.6, 26.3, 2.8],
  ['TP04', 'TP', 44.2, 8.1, 3.4],
  ['TP05', 'TP', 128.7, -18.5, 3],
  ['TP 06 / Hall car park', 'TP', 4.8, 39.6, 2.6, 'Position not surveyed.'],
  ['WS01', 'WS', -47.5, -44.1, 5],
  ['WS02', 'WS', 63.9, -39.8, 5],
  ['WS03', 'WS', 111.2, -52.6, 4, 'Position not surveyed.'],
  ['HA01', 'HA', -8.2, -66.9, 1.5],
]

const unsurveyed = new Set(['TP 06 / Hall car park', 'WS03'])

const plan = holes.map(([id, type, dx, dy, depth, remark = '']): PlannedHole => {
  const position = unsurveyed.has(id) ? 'none' : 'grid'
  return { id, type, easting: east + dx, northing: north + dy, depth, remark, position, delivery: 0 }
})

/** A small finished job, kept as the AGS3 file in which it was delivered. */
export const aberfoyle: Site = {
  folder: 'aberfoyle-village-hall',
  edition: 'AGS3',
  reference: 'NGE-0614',
  name: 'Aberfoyle Village Hall and Drainage',
  place: 'Aberfoyle, Stirling',
  status: 'archived',
  client: 'Duchray Hall Trustees',
  contractor: 'Northmoor Ground Engineering',
  consultant: 'Lomond Structural Partnership',
  contractStartDate: '2009-05-11',
  purpose: 'Foundations and soakaways for a village hall.',
  anchor: {
    easting: east,
    northing: north,
    latitude: 56.178168019,
    longitude: -4.383347169,
    latitudePerEast: 3.104728e-7,
    latitudePerNorth: 8.9765156e-6,
    longitudePerEast: 1.60934548e-5,
    longitudePerNorth: -5.565698e-7,
  },
  ground: aberfoyleGround,
  deliveries: [{ file: 'NGE-0614 final.ags', issued: '2009-07-24', description: 'Final factual data' }],
  crews: 2,
  plan,
  annotations: aberfoyleAnnotations,
}
