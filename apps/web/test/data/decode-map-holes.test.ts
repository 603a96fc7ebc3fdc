import type { Location, LocationStyle, ProjectMap } from '@groundsheet/contract'
import { expect, test } from 'vitest'
import { holeOf } from '../../src/data/holes/hole.ts'
import { holesOfMap } from '../../src/data/holes/decode-map-holes.ts'

const CORED: LocationStyle = {
  locationType: 'RC',
  locationTypeName: 'Inclined rotary coring',
  source: 'type:0123',
  markerColor: '#2b5f8a',
  markerSize: 18,
  markerSymbol: 'square',
  markerAnchor: null,
  showMarker: true,
  showLabel: true,
  labelColor: null,
  labelSize: null,
  labelOffsetAngle: null,
  labelOffsetDistance: null,
  hasCustomIcon: false,
  markerIconId: null,
}
const PLAIN: LocationStyle = { ...CORED, locationType: 'CP', locationTypeName: 'Cable percussion' }

const location = (name: string, more: Partial<Location>): Location => ({
  id: name.padEnd(24, '0'),
  locationId: name,
  table: 'LOCA',
  easting: 430_000.5,
  northing: 433_500.25,
  latitude: 53.8,
  longitude: -1.5,
  groundLevel: 12.5,
  finalDepth: 10,
  mapPlacement: null,
  data: { LOCA_TYPE: 'CP', LOCA_STAR: '2024-03-01', LOCA_GREF: 'OSGB' },
  style: PLAIN,
  tables: [],
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...more,
})

const GEOL = (rows: number) => ({ code: 'GEOL', name: 'Strata', rows })
const SAMP = (rows: number) => ({ code: 'SAMP', name: 'Samples', rows })
const IN_DOUBT = { latitude: 55, longitude: -1, distance: 322_000, reason: 'far from the rest' }

const LOCATIONS = [
  location('BH1', { tables: [GEOL(4), SAMP(9)] }),
  location('BH2', { tables: [GEOL(4), SAMP(9)], updatedAt: '2026-02-01T00:00:00.000Z' }),
  location('BH3', { tables: [SAMP(2)], groundLevel: null, mapPlacement: { latitude: 52, longitude: -2 } }),
  location('BH4', { latitude: null, longitude: null, positionInDoubt: IN_DOUBT }),
  location('BH5', { latitude: null, longitude: null, easting: null, finalDepth: null, data: {} }),
  location('BH6', {
    style: CORED,
    data: {
      LOCA_TYPE: 'RC',
      LOCA_ENDD: '2024-05-02',
      LOCA_NATD: 'Malin Head',
      LOCA_REM: 'Hole inclined at 60°',
    },
  }),
  // A depth of 0 that cannot be meant.
  location('BH7', { finalDepth: 0, tables: [GEOL(1)] }),
  location('BH8', { finalDepth: 0, data: { HOLE_TYPE: 'IN' } }),
]

function shared<T>(values: readonly (T | undefined)[]) {
  const known = [...new Set(values)].filter((value) => value !== undefined)
  return {
    values: known,
    indexes: values.map((value) => (value === undefined ? null : known.indexOf(value))),
  }
}

/** As the service makes it. */
function mapOf(locations: readonly Location[], styled: boolean): ProjectMap {
  const column = <K extends keyof Location>(name: K) => locations.map((one) => one[name])
  const headings = [...new Set(locations.flatMap(({ data }) => Object.keys(data)))]
  const sparse = <T extends object>(values: readonly (T | null | undefined)[]) =>
    values.flatMap((value, place) => (value ? [{ place, ...value }] : []))
  const rowsOf = (code: string) =>
    locations.map(({ tables = [] }) => tables.find((table) => table.code === code)?.rows ?? 0)
  return {
    table: 'LOCA',
    locations: {
      count: locations.length,
      id: column('id'),
      locationId: column('locationId'),
      easting: column('easting'),
      northing: column('northing'),
      latitude: column('latitude'),
      longitude: column('longitude'),
      groundLevel: column('groundLevel'),
      finalDepth: column('finalDepth'),
      mapPlacement: sparse(column('mapPlacement')),
      positionInDoubt: sparse(column('positionInDoubt')),
      updatedAt: shared(column('updatedAt')),
      headings: Object.fromEntries(
        headings.map((heading) => [heading, shared(locations.map(({ data }) => data[heading]))]),
      ),
      tables: [
        { code: 'GEOL', name: 'Strata', rows: rowsOf('GEOL') },
        { code: 'SAMP', name: 'Samples', rows: rowsOf('SAMP') },
      ],
      ...(styled ? { style: shared(column('style')) } : {}),
    },
  }
}

const listed = ({ style, ...rest }: Location, styled: boolean) => ({
  ...holeOf({ ...rest, ...(styled && style ? { style } : {}) }),
  table: rest.table,
  updatedAt: rest.updatedAt,
})

test.each([true, false])('holes of a map are those of the list; with styles: %s', (styled) => {
  expect(holesOfMap(mapOf(LOCATIONS, styled))).toEqual(LOCATIONS.map((one) => listed(one, styled)))
})

test('what several holes have in common is one object', () => {
  const [one, two, three] = holesOfMap(mapOf(LOCATIONS, true))
  expect(one?.style).toBe(two?.style)
  expect(one?.tables).toBe(two?.tables)
  expect(one?.direction).toBe(three?.direction)
})

test('a project without holes has none', () => {
  expect(holesOfMap({ ...mapOf([], false), table: null })).toEqual([])
})
