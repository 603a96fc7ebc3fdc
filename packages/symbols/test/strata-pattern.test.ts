import { expect, test } from 'vitest'
import { strataPattern } from '../src/index.ts'

const pattern = (code: string, meaning = '', description = '') =>
  strataPattern({ code, meaning, description })

test.each([
  ['Silty sandy gravelly CLAY', 'strata-clay-with-gravel-sand-silt'],
  ['SAND and GRAVEL', 'strata-sand-gravel'],
  ['Clay/Silt', 'strata-clay-silt'],
  ['MADE GROUND', 'strata-made'],
  ['Organic SILT', 'strata-silt-with-peat'],
  ['COBBLES and BOULDERS', 'strata-cobbles-boulders'],
  ['Fine grained IGNEOUS', 'strata-igneous'],
  ['Gypsum, Rocksalt', 'strata-evaporite'],
])('a code that means %s is drawn as %s', (meaning, id) => {
  expect(pattern('X', meaning).id).toBe(id)
})

test('where the meaning is unknown the standard list decides, and the description adds to it', () => {
  expect(pattern('801').id).toBe('strata-mudstone')
  expect(pattern('203').id).toBe('strata-clay')
  expect(pattern('203', '', 'Firm brown slightly sandy CLAY. Sand is fine.').id).toBe('strata-clay-with-sand')
  expect(pattern('102', '', 'Loose brown SAND').id).toBe('strata-made')
})

test('without a code the capitals of the description decide, before words that are not in capitals', () => {
  expect(pattern('', '', 'MADE GROUND: Soft sandy gravelly clay with brick.').id).toBe('strata-made')
  expect(pattern('', '', 'Stiff sandy CLAY with chalk gravel. SAND lenses.').id).toBe('strata-clay-with-sand')
  expect(pattern('', '', 'Sandstone (driller)').id).toBe('strata-sandstone')
})

test('an unknown code is blank, also one named like a member of Object.prototype', () => {
  for (const code of ['', 'XYZ', 'constructor', '__proto__']) {
    expect(pattern(code).id).toBe('strata-unknown')
    expect(pattern(code).svgPattern).toContain('<pattern id="strata-unknown"')
  }
})

test('nothing of the data gets into the drawing', () => {
  const { svgPattern } = pattern('"><script>', '<img src=x>', 'CLAY <script>alert(1)</script>')
  expect(svgPattern).not.toMatch(/script|img/)
})

test('the paint is the tint or the current colour', () => {
  for (const code of ['101', '102', '201', '301', '401', '501', '601', '701', '806', '999']) {
    const { svgPattern } = pattern(code)
    const paints = [...svgPattern.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, paint]) => paint ?? '')
    expect(paints.filter((paint) => !/^(none|currentColor|#[0-9a-f]{6})$/.test(paint))).toEqual([])
  }
})
