import { expect, test } from 'vitest'
import { counties } from '../src/counties.ts'
import { placesInCounty } from '../src/county-districts.ts'
import { allPlaces } from '../src/gazetteer.ts'
import { decideCrs } from '../src/index.ts'
import { evidence } from './crs-evidence.ts'

test.each(Object.entries(counties))('every county of %s has places, all of them there', (region, names) => {
  for (const name of names) {
    const places = placesInCounty(name)
    expect(places.length, name).toBeGreaterThan(0)
    expect([...new Set(places.map((place) => place.region))], name).toEqual([region])
  }
})

test.each([
  ['Leicestershire', 'Leicester'],
  ['Yorkshire', 'Whitby'],
  ['Lancs', 'Wigan'],
  ['Highland', 'Inverness'],
  ['Powys', 'Machynlleth'],
  ['Down', 'Newry'],
  ['Cork', 'Bandon'],
])('%s has %s', (county, town) => {
  expect(placesInCounty(county).map(({ name }) => name)).toContain(town)
})

test('every district of Great Britain and Ireland is of a county', () => {
  const ofCounties = new Set(
    Object.values(counties).flatMap((names) =>
      names.flatMap((name) => placesInCounty(name).map(({ district }) => district)),
    ),
  )
  const towns = new Set(['B7', 'T5', 'U3', 'V2'])
  const others = allPlaces().filter(
    ({ district }) => district !== '' && !ofCounties.has(district) && !towns.has(district),
  )
  expect(others).toEqual([])
})

test.each([
  ['Leicestershire', /fits the coordinates, in or beside Leicestershire \(England\), which the text names$/],
  ['Norfolk', /the text names Norfolk \(England\), but no place or county near them, and with easting/],
])('coordinates near Redmile with %s in the text', async (projectLocation, said) => {
  const about = { projectName: 'Redmile Embankment', projectLocation }
  const { code, reason } = await decideCrs(evidence(479_000, 335_400, about))
  expect(code).toBe('EPSG:27700')
  expect(reason).toMatch(said)
})
