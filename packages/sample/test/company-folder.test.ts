import { symbolNames } from '@groundsheet/symbols'
import { describe, expect, test } from 'vitest'
import { sampleName } from '../src/index.ts'
import { toDegrees } from '../src/sites/anchor.ts'
import { aberfoyle } from '../src/sites/aberfoyle.ts'
import { fenLinkRoad } from '../src/sites/fen-link-road.ts'
import { inside } from '../src/sites/lower-don-frame.ts'
import { lowerDon } from '../src/sites/lower-don.ts'
import type { Site } from '../src/sites/site.ts'
import { dataFiles, files, jsonOf, rowsOf, type Values } from './parsed-sample.ts'

const sites = [aberfoyle, fenLinkRoad, lowerDon]

function holesOf(site: Site): Values[] {
  return dataFiles
    .filter(({ path }) => path.startsWith(`projects/${site.folder}/`))
    .flatMap((file) => [...rowsOf(file, 'LOCA'), ...rowsOf(file, 'HOLE')])
}

function idOf(row: Values): string {
  return row.LOCA_ID ?? row.HOLE_ID ?? ''
}

function gridOf(row: Values): string {
  return [row.LOCA_NATE ?? row.HOLE_NATE, row.LOCA_NATN ?? row.HOLE_NATN].join(' ').trim()
}

test('the company has three projects of about 15, 80 and 600 holes, one of each status', () => {
  expect(jsonOf('company.json')).toMatchObject({ name: sampleName, crs: 'EPSG:27700' })
  expect(sites.map((site) => Math.round(holesOf(site).length / 15))).toEqual([1, 5, 41])
  expect(sites.map(({ status }) => status)).toEqual(['archived', 'closed', 'open'])
})

describe.each(sites)('$name', (site) => {
  const ids = new Set(holesOf(site).map(idOf))

  test('names each hole once', () => expect(ids.size).toBe(holesOf(site).length))

  test('groups, styles and placements name only holes that exist', () => {
    const { groups, styles, placements } = site.annotations
    const named = [
      ...groups.flatMap(({ locationIds }) => locationIds),
      ...Object.keys(styles.locations),
      ...Object.keys(placements),
    ]
    expect(named.filter((id) => !ids.has(id))).toEqual([])
    expect(groups.length).toBeGreaterThanOrEqual(3)
    expect(groups.filter(({ locationIds }) => locationIds.length === 2)).toHaveLength(1)
    expect(new Set(groups.map(({ style }) => style.strokeStyle)).size).toBeGreaterThan(1)
  })

  test('every hole lies within the first boundary', () => {
    const outline = site.annotations.boundaries[0]?.points ?? []
    expect(site.plan.filter(({ easting, northing }) => !inside(outline, [easting, northing]))).toEqual([])
  })

  test('has a line as well as an area, as closed rings of longitude and latitude', () => {
    const { features } = jsonOf(`projects/${site.folder}/boundaries.geojson`) as {
      features: { geometry: { type: string; coordinates: unknown[] } }[]
    }
    expect(new Set(features.map(({ geometry }) => geometry.type))).toEqual(new Set(['Polygon', 'LineString']))
    for (const { geometry } of features.filter(({ geometry: { type } }) => type === 'Polygon')) {
      const [ring] = geometry.coordinates as number[][][]
      expect(ring?.at(0)).toEqual(ring?.at(-1))
    }
  })

  test('has holes without a position, of which one is pinned on the map', () => {
    const lost = holesOf(site).filter((row) => gridOf(row) === '' && (row.LOCA_LAT ?? '') === '')
    const pinned = lost.filter((row) => Object.hasOwn(site.annotations.placements, idOf(row)))
    expect(lost.length).toBeGreaterThan(pinned.length)
    expect(pinned.length).toBeGreaterThan(0)
  })

  test('has two holes in one place', () => {
    const places = holesOf(site)
      .map(gridOf)
      .filter((place) => place !== '')
    expect(new Set(places).size).toBeLessThan(places.length)
  })
})

test('one hole is given in degrees only, some ids have blanks and slashes', () => {
  const rows = sites.flatMap(holesOf)
  expect(rows.filter((row) => gridOf(row) === '' && (row.LOCA_LAT ?? '') !== '').map(idOf)).toEqual(['WS12'])
  expect(rows.map(idOf).filter((id) => id.includes(' ') && id.includes('/')).length).toBeGreaterThan(2)
})

test('styles use artwork and icons that exist, at every level of the cascade', () => {
  const { locationTypes } = jsonOf('company.json') as { locationTypes: Record<string, { style: object }> }
  const levels = [
    Object.values(locationTypes).map(({ style }) => style),
    ...sites.flatMap(({ annotations: { styles } }) => [
      Object.values(styles.types),
      Object.values(styles.locations),
    ]),
  ]
  for (const level of levels) expect(level.length).toBeGreaterThan(0)
  for (const style of levels.flat() as { markerSymbol?: string; icon?: string }[]) {
    expect([undefined, ...symbolNames]).toContain(style.markerSymbol)
    if (style.icon !== undefined) expect(files.has(`icons/${style.icon}.svg`)).toBe(true)
  }
})

test('one type of hole is left to the default of the system', () => {
  const { locationTypes } = jsonOf('company.json') as { locationTypes: object }
  const configured = new Set([
    ...Object.keys(locationTypes),
    ...Object.keys(lowerDon.annotations.styles.types),
  ])
  const types = new Set(lowerDon.plan.map(({ type }) => type))
  expect([...types].filter((type) => !configured.has(type))).toEqual(['HA'])
})

test('icons carry no colour of their own', () => {
  const icons = [...files].filter(([path]) => path.startsWith('icons/'))
  expect(icons.length).toBeGreaterThanOrEqual(3)
  for (const [, svg] of icons)
    expect([...svg.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, paint]) => paint)).toEqual([
      'currentColor',
    ])
})

/** Far corners of the three sites in degrees, computed with proj4 and the OSTN15 grid. */
const known = [
  { site: aberfoyle, easting: 252007.7, northing: 700968.6, longitude: -4.3856476, latitude: 56.1782908 },
  { site: fenLinkRoad, easting: 540320, northing: 304080, longitude: 0.0712007, latitude: 52.6163858 },
  { site: fenLinkRoad, easting: 542260, northing: 308560, longitude: 0.1017621, latitude: 52.6561295 },
  { site: lowerDon, easting: 436700, northing: 388220, longitude: -1.4496378, latitude: 53.3895681 },
  { site: lowerDon, easting: 438600, northing: 389900, longitude: -1.4208663, latitude: 53.4045331 },
]

test.each(known)('$easting, $northing is drawn within two metres of where OSTN15 puts it', (place) => {
  const { latitude, longitude } = toDegrees(place.site.anchor, place.easting, place.northing)
  expect(Math.abs(latitude - place.latitude) * 111_200).toBeLessThan(2)
  expect(Math.abs(longitude - place.longitude) * 68_000).toBeLessThan(2)
})
