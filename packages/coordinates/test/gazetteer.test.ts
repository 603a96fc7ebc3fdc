import { describe, expect, it } from 'vitest'
import { findPlaceNames } from '../src/gazetteer.ts'

const names = (text: string): string[] =>
  findPlaceNames(text).flatMap(({ places }) => places.map(({ name }) => name))

describe('place names in a project title', () => {
  it.each([
    ['Portadown Flood Alleviation Scheme', ['Portadown']],
    ['MACHYNLLETH ', ['Machynlleth']],
    ['Welwyn Garden City, phase 2', ['Welwyn Garden City']],
    ['ST. HELENS college', ['St Helens', 'St. Helens']],
    ['Dun Laoghaire harbour', ['Dún Laoghaire']],
    ['A30 Limerick ring road', ['Limerick']],
    ['Works at Lough Erne, Fermanagh', ['Enniskillen']],
    ['New school at Rathmullan, Co. Down', ['Downpatrick']],
    ['Mold', ['Mold']],
    ['Quay wall, St Mary’s', ["St Mary's"]],
    ['Sewer works | Mold, Denbigh', ['Mold', 'Denbigh']],
    ['Belfast Road, Newry', ['Newry']],
    ['Newry Park and Ride', ['Newry']],
    ['Newry St Malachy’s Primary School', ['Newry']],
    ['Newry High Street', ['Newry']],
    ['Depot at Newry for Derry Homes Ltd', ['Newry']],
    ['A29 Dungannon link road', ['Dungannon']],
  ])('finds those of "%s"', (text, expected) => {
    expect(names(text)).toEqual(expected)
  })

  it.each([
    '',
    ' | ',
    'Proposed Bridge Extension',
    'Church Hill Park Road',
    'West End Street',
    'The New Inn',
    'BH101',
    'St. Marys on the Hill',
    'Extension of St George’s School',
    'Belfast Road',
    'Old Belfast Rd widening',
    'Belfast St, phase 2',
    'Dublin Road Station',
    'Portadown Avenue culvert',
    'Tyrone Close',
    'Derry Homes Ltd',
    'Offices of Derry Building Supplies Limited',
    'Newry & Sons',
    'House for Mr Newry',
  ])('finds none in "%s"', (text) => {
    expect(names(text)).toEqual([])
  })

  it('lets the longer name use up its words', () => {
    expect(names('Newcastle upon Tyne')).toEqual(['Newcastle upon Tyne'])
  })
})
