import { expect, test } from 'vitest'
import { formatSectionWindow, parseSectionWindow } from '../../src/url-state/section-window.ts'
import { readProjectSearch } from '../../src/url-state/project-search.ts'

const window = { from: -12.5, to: 480, level: 3.25 }

test('the visible part of a section is in the address to the centimetre', () => {
  expect(formatSectionWindow(window)).toBe('-12.50,480.00,3.25')
  expect(parseSectionWindow('-12.50,480.00,3.25')).toEqual(window)
})

test.each(['', '1,2', '1,2,3,4', 'a,b,c', '5,5,0', '9,2,0', '1e3,2e3,0'])(
  '%j is not a part of a section',
  (text) => {
    expect(parseSectionWindow(text)).toBeNull()
  },
)

test('an address keeps the valid values of a section', () => {
  const search = {
    view: 'section',
    datum: 'flat',
    stretch: '1,90,2',
    spt: 'yes',
    ties: 'no',
    times: '0',
    offset: '25',
  }
  expect(readProjectSearch(search)).toEqual({
    view: 'section',
    datum: 'flat',
    stretch: '1.00,90.00,2.00',
    spt: 'yes',
    offset: '25',
  })
})
