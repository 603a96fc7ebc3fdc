import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSampleService, type SampleService } from './sample-service.ts'

let service: SampleService

beforeAll(async () => {
  service = await startSampleService()
})

afterAll(() => service.close())
const items = '/ogc/collections/holes/items'
const select = async (query: string) => service.readAll(`${items}?limit=1000&${query}`)
const all = async () => (await service.readAll(`${items}?limit=1000`)).features

describe('filters by place and time', () => {
  test('bbox selects what lies in it, and what has no geometry', async () => {
    const whole = await all()
    const placed = whole.filter(({ geometry }) => geometry !== null)
    const [west = 0, south = 0] = placed[0]?.geometry?.coordinates as number[]
    const box = [west - 0.001, south - 0.001, west + 0.001, south + 0.001] as const
    const expected = whole.filter(({ geometry }) => {
      if (geometry === null) return true
      const [x = 0, y = 0] = geometry.coordinates as number[]
      return x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3]
    })
    const flat = await select(`bbox=${box.join(',')}`)
    expect(flat.features).toEqual(expected)
    expect(expected.length).toBeGreaterThan(0)
    expect(expected.length).toBeLessThan(whole.length)
    const solid = await select(`bbox=${box[0]},${box[1]},-100,${box[2]},${box[3]},9000`)
    expect(solid.features).toEqual(expected)
  })

  test('bbox may cross 180°, and be the whole world', async () => {
    const whole = await all()
    const unplaced = whole.filter(({ geometry }) => geometry === null)
    expect((await select('bbox=-180,-90,180,90')).features).toEqual(whole)
    expect((await select('bbox=170,-90,-170,90')).features).toEqual(unplaced)
    // From the meridian of 10° eastwards around the world to Great Britain.
    expect((await select('bbox=10,40,5,70')).features).toEqual(whole)
  })

  test.each(['1,2,3', '1,2,3,4,5', 'a,b,c,d', '0,50,1,40', '0,0,0,91', '-181,0,0,1', '1,2,9,3,4,1', ''])(
    'bbox refuses %j',
    async (bbox) => {
      const { status, json } = await service.request(`${items}?bbox=${bbox}`)
      expect([status, json.error?.type, json.error?.param]).toEqual([400, 'invalid_parameter', 'bbox'])
    },
  )

  test('datetime selects what was then, and what has no time', async () => {
    const whole = await all()
    const day = String(whole.find(({ properties }) => properties.startDate !== null)?.properties.startDate)
    const during = (from: string, to: string) =>
      whole.filter(({ properties: { startDate, endDate } }) => {
        const [start, end] = [startDate ?? endDate, endDate ?? startDate]
        return start === null || end === null || (String(start) <= to && String(end) >= from)
      })
    expect((await select(`datetime=${day}`)).features).toEqual(during(day, day))
    expect((await select(`datetime=${day}T12:00:00Z`)).features).toEqual(during(day, day))
    expect((await select(`datetime=${day}/..`)).features).toEqual(during(day, '9999'))
    expect((await select(`datetime=/${day}`)).features).toEqual(during('0', day))
    expect((await select('datetime=1950-01-01/1950-02-01')).features).toEqual(
      during('1950-01-01', '1950-02-01'),
    )
    expect(during(day, day).length).toBeLessThan(whole.length)
  })

  test.each(['yesterday', '../..', '2020-02-30', '2020-01-02/2020-01-01', '2020-01-01/2020-01-02/..', ''])(
    'datetime refuses %j',
    async (datetime) => {
      const { status, json } = await service.request(`${items}?datetime=${datetime}`)
      expect([status, json.error?.type, json.error?.param]).toEqual([400, 'invalid_parameter', 'datetime'])
    },
  )
})

describe('filters by properties', () => {
  test('a property selects features with exactly that value', async () => {
    const whole = await all()
    const pits = whole.filter(({ properties }) => properties.locationType === 'TP')
    expect(pits.length).toBeGreaterThan(0)
    const { features } = await select('locationType=TP')
    expect(features).toEqual(pits)
    const depth = pits[0]?.properties.finalDepth as number
    const deep = await select(`locationType=TP&finalDepth=${depth}.0`.replace(/(\.\d+)\.0$/, '$1'))
    expect(deep.features).toEqual(pits.filter(({ properties }) => properties.finalDepth === depth))
    expect((await select('isPinned=true')).features).toEqual(
      whole.filter(({ properties }) => properties.isPinned === true),
    )
  })

  test('pages of a filter state the same number of matches', async () => {
    const first = await service.request(`${items}?locationType=CP&limit=1`)
    const second = await service.request(first.json.links?.find(({ rel }) => rel === 'next')?.href ?? '')
    const { features } = await select('locationType=CP')
    expect(first.json.numberMatched).toBe(features.length)
    expect(second.json.numberMatched).toBe(features.length)
    expect(second.json.numberReturned).toBe(features.length - 1)
  })

  test.each([
    ['colour=red', 'colour'],
    ['locationtype=TP', 'locationtype'],
    ['finalDepth=deep', 'finalDepth'],
    ['isPinned=perhaps', 'isPinned'],
    ['locationType=TP&locationType=CP', 'locationType'],
    ['locationType=%E0%A4%A', 'locationType'],
    ['f=xml', 'f'],
    ['key=gs_x', 'key'],
  ])('%s is refused, naming it', async (query, param) => {
    const { status, json } = await service.request(`${items}?${query}`)
    expect([status, json.error?.type, json.error?.param]).toEqual([400, 'invalid_parameter', param])
  })
})
