import { describe, expect, test } from 'vitest'
import { strataPattern } from '../src/index.ts'
import { drawn } from './drawn-ground.ts'

test('a void described beside a code for no recovery has a drawing that is unlike those of both', () => {
  const drawings = ['NO CORE RECOVERY: Driller records VOID.', 'NO CORE RECOVERY'].map(
    (description) => strataPattern({ code: '998', meaning: 'Zone of core loss', description }).svgPattern,
  )
  const drawing = strataPattern({ code: '999', meaning: 'Void', description: 'VOID' }).svgPattern
  const tiles = [...drawings, drawing].map((pattern) => pattern.replace(/id="[^"]*"/, ''))
  expect(new Set(tiles).size).toBe(3)
})

describe('code 999 or 998 beside a description of ground', () => {
  test.each([
    ['999', 'Void', 'MADE GROUND: Tarmacadam.'],
    ['999', '', 'Firm CLAY'],
    ['999', 'Void', 'No recovery'],
    ['999', '', 'No Recovery (driller notes loose sand and gravel)'],
    ['998', '', 'Medium dense SAND'],
    ['998', 'No recovery', 'Strong grey SANDSTONE'],
    ['999', 'Void', 'No void encountered. Soft CLAY'],
  ])(
    '%s (%s), “%s” is drawn as neither, and the name of the code is not used',
    (code, meaning, description) => {
      expect(drawn(code, meaning, description)).toBe('contradicted')
      const pattern = strataPattern({ code, meaning, description })
      expect(pattern).toMatchObject({ overridesCode: true, tint: 'none' })
    },
  )

  test.each([
    ['999', 'Void', '', 'void'],
    ['999', 'Void', 'See remarks', 'void'],
    ['999', 'Void', 'Void in LIMESTONE', 'void'],
    ['999', 'Void', 'LIMESTONE with void', 'void'],
    ['999', '', 'Void infilled with grout', 'void'],
    ['999', '', 'Soft CLAY with voids', 'void'],
    ['998', 'No recovery', 'Driller: soft CLAY, no recovery', 'no-recovery'],
    ['998', '', 'No recovery (driller: soft clay)', 'no-recovery'],
    ['996', '', 'MADE GROUND: brick', 'broken-ground'],
    ['997', '', 'Firm CLAY', 'undetermined'],
  ])('%s (%s), “%s” is drawn as %s', (code, meaning, description, id) => {
    expect(drawn(code, meaning, description)).toBe(id)
  })
})

describe('a material of which the description states nothing', () => {
  test.each([
    ['102', 'MADE GROUND', 'No recovery.'],
    ['801', 'MUDSTONE', 'Not recovered.'],
    ['805', 'CHALK', 'Assumed zone of core loss'],
    ['103', 'Bituminous Material', "Soft, broken material (Driller's description)."],
    ['103', 'Bituminous Material', 'Quarry Dust'],
  ])('%s (%s), “%s” is not drawn as its code', (code, meaning, description) => {
    const pattern = strataPattern({ code, meaning, description })
    expect(pattern).toMatchObject({ id: 'strata-contradicted', overridesCode: true })
  })

  test.each([
    ['103', 'Bituminous Material', 'BITMAC', 'bituminous'],
    ['103', 'Bituminous Material', '', 'bituminous'],
    ['401', 'SAND', 'MADE GROUND. Loose, red brown fine to medium SAND (granular fill).', 'sand'],
    [
      '224',
      'Gravelly CLAY',
      "Assumed zone of core loss. Boulder CLAY (Driller's description)",
      'clay-with-gravel',
    ],
  ])('%s (%s), “%s” is drawn as %s, by its code', (code, meaning, description, id) => {
    expect(drawn(code, meaning, description)).toBe(id)
  })
})

test('ground whose code and description disagree has its own drawing, unlike ground without a code', () => {
  const { svgTile } = strataPattern({ code: '801', meaning: 'MUDSTONE', description: 'Backfilled WORKINGS' })
  expect(svgTile).toMatch(/<path d="M8 4/)
  expect(strataPattern({ code: '', meaning: '', description: '' }).svgTile).not.toContain('<path')
})
