import { describe, expect, test } from 'vitest'
import { describeProject } from '../src/index.ts'
import { place, SHIFTS, site } from './doubtful-site.ts'

/** In the Irish Grid these are beside Lough Neagh, 45 km from Belfast. */
const inColwynBay = () => site('BH', 286_400, 377_200)
/** In the Irish Grid these are in Galway, 250 km from Belfast. */
const inDevon = () => site('BH', 230_000, 95_000)

const BELFAST = { location: 'Ardtrea', clients: ['AMEY', 'WYG'], offices: ['Belfast'] }

test('the office of a file is that of PROJ_OFFC', () => {
  const proj = new Map([
    ['PROJ_NAME', 'Ardtrea Bridge'],
    ['PROJ_OFFC', ' Belfast '],
  ])
  expect(describeProject(proj, [], 'file').text.offices).toEqual(['Belfast'])
  expect(describeProject(new Map(), [], 'file').text.offices).toEqual([])
})

test('the British National Grid is in doubt where an office is Irish and so is a grid', async () => {
  const found = await place(inColwynBay(), BELFAST)
  expect(found).toMatchObject({ drawn: [], crs: { source: 'declared', code: 'EPSG:27700' } })
  expect(found.doubts[0]).toMatch(
    /^an office in Belfast \(Northern Ireland\), \d+ km from the holes, made the file, .* \(Wales\); /,
  )
  expect(found.doubts[0]).toMatch(/perhaps they are in Irish Grid \(EPSG:29903\), \d+ km from that office$/)
})

describe('the grid is no doubt', () => {
  test.each([
    ['where no office is named', inColwynBay, { ...BELFAST, offices: [] }],
    ['where the office is in a small town', inColwynBay, { ...BELFAST, offices: ['Cookstown'] }],
    ['where the office is British', inColwynBay, { ...BELFAST, offices: ['Leeds'] }],
    ['where the text names a place beside the holes', inColwynBay, { ...BELFAST, location: 'Colwyn Bay' }],
    ['where a client is British', inColwynBay, { ...BELFAST, clients: ['Network Rail'] }],
    ['where the text names a British county', inColwynBay, { ...BELFAST, location: 'Gwynedd' }],
    ['where the Irish Grid puts the holes far from the office', inDevon, BELFAST],
    ['where the Irish Grid is stated', inColwynBay, { ...BELFAST, gref: 'IG', offices: ['Leeds'] }],
  ])('%s', async (_, holes, stated) => {
    expect((await place(holes(), stated)).drawn).toHaveLength(SHIFTS.length)
  })
})
