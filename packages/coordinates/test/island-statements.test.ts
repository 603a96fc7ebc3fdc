import { describe, expect, it } from 'vitest'
import { decideCrs } from '../src/index.ts'

/** Fits the grids of Great Britain and of Ireland, both on land. */
const AT = {
  dublin: [300_000, 230_000],
  belfast: [333_000, 374_000],
  bangor: [350_000, 381_000],
  derry: [244_000, 416_500],
} as const

const guess = (
  [easting, northing]: readonly [number, number],
  projectLocation: string,
  clients: string[] = [],
) =>
  decideCrs({
    points: [{ easting, northing }],
    gref: [],
    projectName: 'Site',
    projectLocation,
    organisations: clients,
  })

describe('the name of one place in Ireland does not decide against', () => {
  it.each([
    ['the name of a country', AT.derry, 'Derry Hill, Calne, England'],
    ['a county', AT.bangor, 'Bangor, Gwynedd'],
    ['a city', AT.belfast, 'HMS Belfast, London'],
    ['a postcode', AT.belfast, 'Belfast House, Leith EH6 6LX'],
    ['a university', AT.bangor, 'Moore Nature Reserve. University of Wales, Bangor'],
    ['the capital of another country', AT.dublin, 'The Dublin, Cardiff'],
    ['a road of Great Britain', AT.belfast, 'Belfast, A483'],
  ])('%s', async (_, at, text) => {
    expect(await guess(at, text)).toMatchObject({ code: null, source: 'none' })
  })

  it.each([
    ['Belfast, County Antrim, Northern Ireland', AT.belfast],
    ['Belfast BT1 5GS', AT.belfast],
    ['Belfast, Ireland', AT.belfast],
    ['Lucan, Dublin', AT.dublin],
  ])('but does without anything against it: %s', async (text, at) => {
    expect(await guess(at, text)).toMatchObject({ code: 'EPSG:29903', source: 'guessed' })
  })

  it('and the reason names what supports each side', async () => {
    const { reason } = await guess(AT.bangor, 'Bangor, Gwynedd LL57 2DG, Wales')
    expect(reason).toMatch(
      new RegExp(
        String.raw`; the text names too little to decide: for Irish ` +
          String.raw`Grid Bangor \(Northern Ireland\), \d\.\d ` +
          String.raw`km away, against it Gwynedd, Wales, LL57 2DG \(Great Britain\)$`,
      ),
    )
  })

  it('of a client either', async () => {
    expect((await guess(AT.belfast, 'Belfast', ['University of Wales'])).code).toBeNull()
  })
})

describe('the name of one place in Great Britain does not decide against', () => {
  it.each([
    ['a postcode of Northern Ireland', 'Chester House, Belfast BT1 5GS, Chester'],
    ['the name of a country', 'Chester Hall, Ireland, near Chester'],
  ])('%s', async (_, text) => {
    expect((await guess(AT.belfast, text)).code).toBeNull()
  })
})

describe('land does not decide against the text', () => {
  it.each([
    ['Bristol', 58_000, 72_500, 'in square ST'],
    ['Exeter', 92_000, 92_000, 'in square SX'],
    ['Glasgow', 59_000, 65_000, 'in square NS'],
    ['Manchester', 84_000, 98_000, 'in square SJ'],
  ])('%s, with the digits of 100 km missing, which is named', async (town, easting, northing, square) => {
    const decision = await guess([easting, northing], town)
    expect(decision).toMatchObject({ code: null, source: 'none' })
    expect(decision.reason).toContain(
      `perhaps the 100 km digits are missing: ${square} of the British National Grid the holes would be`,
    )
    expect(decision.reason).toContain(`from ${town}`)
  })

  it('nor alone for the Irish Grid, since British coordinates that are exchanged look like it', async () => {
    expect((await guess([193_000, 265_500], '')).code).toBeNull()
    expect((await guess([92_000, 292_000], '')).code).toBeNull()
    expect((await guess([92_000, 292_000], 'Castlebar, County Mayo')).code).toBe('EPSG:29903')
  })
})
