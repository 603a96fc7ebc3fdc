import { describe, expect, it } from 'vitest'
import type { Wgs84 } from '../src/index.ts'
import { findClues } from '../src/country-clues.ts'
import { nameRegions } from '../src/regions.ts'
import { BODMIN, CORK, weightAt } from './country-weights.ts'

const BELFAST: Wgs84 = { longitude: -5.93, latitude: 54.6 }

const INVERNESS: Wgs84 = { longitude: -4.22, latitude: 57.48 }
const MACHYNLLETH: Wgs84 = { longitude: -3.85, latitude: 52.59 }

describe('clues of organisations and rivers', () => {
  it.each([
    ['Police Service of Northern Ireland', 1],
    ['Translink/CPD', 1.5],
    ['National Museums N.I.', 1],
    ['Education Authority', 1],
    ['Inner London Education Authority', 0],
    ['Department for Infrastructure - Roads and Rivers ', 1],
    ['Construction & Procurement Delivery', 1],
    ['Network Rail', 0],
    ['Highways Agency', 0],
  ])('of %s weigh %d in Northern Ireland', (name, weight) => {
    expect(weightAt(BELFAST, '', [name])).toBe(weight)
  })

  it.each([
    ['Church Wilne - River Trent', BODMIN, 1],
    ['Church Wilne - River Trent', CORK, 0],
    ['Rivers Suir and Nore, flood relief', CORK, 1],
    ['River Lagan towpath', BELFAST, 1],
    ['River Blackwater', BELFAST, 0],
    ['Trent Road, Shannon House', CORK, 0],
  ])('of rivers: %s', (place, point, weight) => {
    expect(weightAt(point, place)).toBe(weight)
  })

  it('are named by one word for Great Britain, beside Northern Ireland where it has the road too', () => {
    const said = findClues({ place: 'A19 and A4084' }).map(({ regions }) => nameRegions(regions))
    expect(said.toSorted()).toEqual(['Great Britain', 'Great Britain or Northern Ireland'])
  })

  it('of organisations of Great Britain weigh there, and nowhere else', () => {
    expect([weightAt(BODMIN, '', ['Network Rail']), weightAt(CORK, '', ['Network Rail'])]).toEqual([1, 0])
  })
})

describe('clues of counties', () => {
  it.each([
    ['Works near Truro, Cornwall County Council', 1],
    ['Cheshire Street, phase 2', 0],
    ['Kent House', 0],
    ['Wall pulled down', 0],
  ])('of counties in "%s" weigh %d in England', (text, weight) => {
    expect(weightAt(BODMIN, text)).toBe(weight)
  })

  it.each([
    'Works in Highland Council area',
    'Access track | Highland',
    'Inverclyde',
    'Moray',
    'Perth & Kinross',
    'Na h-Eileanan Siar',
    'Western Isles',
    'Ross and Cromarty',
    'Forfarshire',
    'Strathclyde',
    'Tayside',
  ])('of "%s" weigh 1 in Scotland', (text) => {
    expect(weightAt(INVERNESS, text)).toBe(1)
  })

  it.each(['Neath Port Talbot', 'Breconshire', 'Ynys Môn', 'Merioneth', 'Rhondda Cynon Taff'])(
    'of "%s" weigh 1 in Wales',
    (text) => {
      expect(weightAt(MACHYNLLETH, text)).toBe(1)
    },
  )

  it.each([
    'Mid Ulster',
    'Causeway Coast & Glens',
    'Fermanagh and Omagh',
    'Newry, Mourne and Down',
    'Co. Tyrone',
    'Down District Council',
  ])('of "%s" weigh 1 in Northern Ireland', (text) => {
    expect(weightAt(BELFAST, text)).toBe(1)
  })

  it.each(['Fingal', 'Galway City Council', 'Waterford City and County Council', 'Co. Offaly'])(
    'of "%s" weigh 1 in Ireland',
    (text) => {
      expect(weightAt(CORK, text)).toBe(1)
    },
  )

  it.each(['Nr. Stone, Staffs', 'Ely, Cambs', 'North Yorkshire', 'Luton, Beds', 'Greater London', 'Salop'])(
    'of "%s" weigh 1 in England',
    (text) => {
      expect(weightAt(BODMIN, text)).toBe(1)
    },
  )
})

describe('words that are no clue of a country, or are distinguished from one', () => {
  it.each(['Fermanagh Drive', 'Highland cattle shed', 'Tyrone Crystal Ltd', 'Filter beds', 'Mr Fife'])(
    'are none in "%s"',
    (text) => {
      expect([BELFAST, BODMIN, INVERNESS].map((point) => weightAt(point, text, [text]))).toEqual([0, 0, 0])
    },
  )

  it('of a county are read where its name is a street’s as well', () => {
    expect(weightAt(MACHYNLLETH, 'Powys Lane school in Powys')).toBe(1)
  })

  it('of a county are distinguished from words by County or Council', () => {
    expect(weightAt(BELFAST, 'Co. Down')).toBe(1)
    expect(weightAt(BELFAST, 'Taken down')).toBe(0)
  })
})
