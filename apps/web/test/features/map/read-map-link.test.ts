import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isMapLink, readMapLink } from '../../../src/features/map/coordinates/read-map-link.ts'

test.each([
  ['https://www.google.com/maps/@53.39,-1.46,15z'],
  ['https://www.google.co.uk/maps/@53.39,-1.46,1500m/data=!3m1!1e3?entry=ttu'],
  [
    'https://www.google.com/maps/place/Sheffield/@53.1,-1.1,' +
      '12z/data=!4m6!3m5!1s0x48790:0xa!8m2!3d53.39!4d-1.46!16zL20v',
  ],
  ['https://www.google.com/maps?q=53.39,-1.46'],
  ['https://maps.google.com/?q=loc:53.39+-1.46&z=15'],
  ['https://www.google.com/maps/search/?api=1&query=53.39%2C-1.46'],
  ['https://www.google.com/maps/search/53.39,+-1.46?entry=tts'],
  ['https://www.google.com/maps/dir/?api=1&destination=53.39,-1.46'],
  [`https://www.google.com/maps?q=53%C2%B023'24%22N+1%C2%B027'36%22W`],
  ['www.google.com/maps/@53.39,-1.46,15z'],
  ['google.com/maps?q=53.39,-1.46'],
  ['https://www.openstreetmap.org/#map=15/53.39/-1.46'],
  ['https://www.openstreetmap.org/?mlat=53.39&mlon=-1.46#map=12/53.1/-1.1'],
  ['https://www.openstreetmap.org/node/1#map=15/53.39/-1.46&layers=H'],
  ['https://www.bing.com/maps?cp=53.39~-1.46&lvl=15'],
  ['https://www.bing.com/maps?sp=point.53.39_-1.46_BH1'],
  ['https://bing.com/maps/default.aspx?where1=53.39,-1.46'],
  ['https://maps.apple.com/?ll=53.39,-1.46&t=m'],
  ['geo:53.39,-1.46'],
  ['geo:53.39,-1.46,83;u=35?z=15'],
  ['GEO:53.39,-1.46;crs=wgs84'],
  ['geo:0,0?q=53.39,-1.46(BH1)'],
])('%s states its place', (link) => {
  expect(isMapLink(link)).toBe(true)
  expect(readMapLink(link)).toEqual({ latitude: 53.39, longitude: -1.46 })
})

test.each([
  ['https://maps.app.goo.gl/abc123'],
  ['https://www.google.com/maps/place/Sheffield'],
  ['https://www.google.com/maps?q=10,12+High+Street'],
  ['https://www.google.com/maps/@95.1,-1.46,15z'],
  ['https://example.com/%E0%A4%A'],
  ['geo:53.39,-1.46;crs=epsg27700'],
  ['https://'],
])('%s states none', (link) => {
  expect(readMapLink(link)).toBeNull()
})

test.each([['53.39, -1.46'], ['SK 377 890'], ['437700, 389000'], ['N1 9GU']])('%s is no link', (text) => {
  expect(isMapLink(text)).toBe(false)
  expect(readMapLink(text)).toBeNull()
})

test('any place is read back from the links of three maps', () => {
  const degrees = (most: number) =>
    fc.integer({ min: -most * 1e5, max: most * 1e5 }).map((value) => value / 1e5)
  fc.assert(
    fc.property(degrees(90), degrees(180), (latitude, longitude) => {
      const [north, east] = [latitude.toFixed(5), longitude.toFixed(5)]
      for (const link of [
        `https://www.google.com/maps/@${north},${east},15z`,
        `https://www.openstreetmap.org/#map=15/${north}/${east}`,
        `https://www.bing.com/maps?cp=${north}~${east}`,
        `geo:${north},${east}`,
      ])
        expect(readMapLink(link)).toEqual({ latitude: Number(north), longitude: Number(east) })
    }),
  )
})
