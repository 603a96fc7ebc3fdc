import { describe, expect, test } from 'vitest'
import { strataPattern } from '../src/index.ts'
import { CONDITIONS } from '../src/strata/conditions.ts'
import { ROCKS, SOILS } from '../src/strata/materials.ts'
import { TILE } from '../src/strata/tile.ts'
import { TILES } from '../src/strata/tiles.ts'

const drawn = (code: string, meaning = '', description = '') =>
  strataPattern({ code, meaning, description }).id.replace('strata-', '')
const described = (description: string) => drawn('', '', description)

describe('codes 996 to 999 of the AGS list', () => {
  const codes = [
    ['996', 'Broken Ground', 'broken-ground'],
    ['997', 'Undetermined', 'undetermined'],
    ['998', 'No Recovery', 'no-recovery'],
    ['999', 'Void', 'void'],
  ] as const

  test.each(codes)('%s (%s) is drawn as %s, with and without its meaning', (code, meaning, id) => {
    expect(drawn(code)).toBe(id)
    expect(drawn(code, meaning)).toBe(id)
  })

  test('a file may give one of these codes a meaning of its own', () => {
    expect(drawn('999', 'Sandy CLAY')).toBe('clay-with-sand')
    expect(drawn('998', 'Void')).toBe('void')
  })

  test('have tiles and tints that no other stratum has', () => {
    expect(Object.keys(TILES)).toEqual(expect.arrayContaining(Object.keys(CONDITIONS)))
    const tiles = Object.values(TILES)
    expect(new Set(tiles).size).toBe(tiles.length)
    const tints = Object.values({ ...SOILS, ...ROCKS, ...CONDITIONS }).map(({ tint }) => tint)
    expect(new Set(tints).size).toBe(tints.length)
  })

  test('are drawn in lines alone: no text, which the viewer does not let into its artwork', () => {
    for (const [code] of codes) {
      const { svgPattern, svgTile } = strataPattern({ code, meaning: '', description: '' })
      expect(svgPattern + svgTile).not.toContain('<text')
      expect(svgTile).toContain(`viewBox="0 0 ${TILE.width} ${TILE.height}"`)
    }
  })
})

describe('words', () => {
  test.each([
    ['No recovery', 'no-recovery'],
    ['NO RECOVERY.', 'no-recovery'],
    ['No core recovered', 'no-recovery'],
    ['Core not recovered', 'no-recovery'],
    ['Not recovered', 'no-recovery'],
    ['Assumed zone of core loss', 'no-recovery'],
    ['AZCL', 'no-recovery'],
    ['(AZCL) Driller reports soft CLAY.', 'no-recovery'],
    ['1.20 m to 1.50 m: Core loss', 'no-recovery'],
    ['NR', 'no-recovery'],
    ['Undetermined', 'undetermined'],
    ['UNDETERMINED STRATA', 'undetermined'],
    ['Strata not determined', 'undetermined'],
    ['Broken ground', 'broken-ground'],
    ['Broken ground (driller): MUDSTONE fragments', 'broken-ground'],
    ['Broken rock', 'broken-ground'],
    ['Collapsed workings', 'broken-ground'],
    ['Old coal workings: broken ground', 'broken-ground'],
    ['Void', 'void'],
    ['VOID (driller)', 'void'],
    ['Possible void. Roof of strong SANDSTONE.', 'void'],
    ['Water filled void', 'void'],
    ['Cavity', 'void'],
    ['Old workings', 'void'],
    ['Old mine workings in coal', 'void'],
    ['Abandoned mineworkings', 'void'],
    ['Possible old coal mine void', 'void'],
    ['Voids', 'void'],
    ['Loss of flush, VOID, clay walls', 'void'],
  ])('%s is drawn as %s', (description, id) => {
    expect(described(description)).toBe(id)
    expect(drawn('X', description)).toBe(id)
  })

  test.each([
    ['CLAY with voids', 'clay'],
    ['Firm clay with a void at 2.1 m', 'clay'],
    ['limestone with voids', 'limestone'],
    ['Strong grey LIMESTONE with cavities up to 0.3 m', 'limestone'],
    ['Weathered, with an occasional cavity, limestone', 'limestone'],
    ['Voids in weak limestone', 'limestone'],
    ['MUDSTONE, VOID from 12.10 to 12.20 m', 'mudstone'],
    ['Stiff CLAY. No recovery from 2.00 to 2.50 m', 'clay'],
    ['Weak MUDSTONE (AZCL 3.10 to 3.40 m)', 'mudstone'],
    ['No core loss. Strong SANDSTONE', 'sandstone'],
    ['No void encountered: sandstone', 'sandstone'],
    ['No old mine workings: coal', 'coal'],
    ['Firm clay. AZCL 2.10 to 2.30 m', 'clay'],
    ['COAL, above old workings', 'coal'],
    ['Broken SANDSTONE', 'sandstone'],
    ['Voided CHALK', 'chalk'],
    ['Avoid', 'unknown'],
    ['No void', 'unknown'],
  ])('%s is drawn as %s: its material is stated', (description, id) => {
    expect(described(description)).toBe(id)
  })

  test.each([
    ['Void filled with gravel', 'gravel'],
    ['Cavity infilled with soft sandy CLAY', 'clay-with-sand'],
    ['VOID, filled with broken rock', 'broken-ground'],
    ['Void filled with water', 'void'],
    ['Void partially filled with gravel', 'void'],
    ['Void. Hole filled with gravel on completion.', 'void'],
    ['Void backfilled with concrete on completion', 'void'],
  ])('%s is drawn as %s', (description, id) => expect(described(description)).toBe(id))

  test.each([
    'Void ratio 0.65',
    'Void former',
    'Clayboard void-former',
    'No voids encountered',
    'Grouted void',
    'Void (grouted)',
    'Void, filled with grout',
    'Filled void',
    'Voids infilled',
  ])('%s is no open void', (description) => {
    expect(described(description)).not.toBe('void')
    expect(drawn('804', 'LIMESTONE', description)).toBe('limestone')
  })

  test.each([
    ['Voids infilled with clay', 'clay'],
    ['Clay filled void', 'clay'],
    ['Part filled void', 'void'],
    ['Air-filled void', 'void'],
    ['Goaf', 'broken-ground'],
    ['GOAF (driller)', 'broken-ground'],
    ['Open goaf', 'void'],
    ['Goaf, void from 12.1 m', 'void'],
    ['Old mine workings, broken', 'broken-ground'],
    ['Old mine workings, broken, void 12.1 to 12.3 m', 'void'],
    ['Old workings, partly collapsed', 'broken-ground'],
    ['Coal workings (open)', 'void'],
    ['Workings', 'void'],
    ["No recovery, VOID (Driller's description)", 'void'],
    ['NO CORE RECOVERY: Driller records VOID.', 'void'],
    ['ZONE OF NO RECOVERY. (Foreman reports cavity)', 'void'],
    ['ZONE OF NO RECOVERY - WORKINGS.', 'void'],
    ['Zone of core loss; presumed to be within weaker materials or workings', 'no-recovery'],
    ['Zone of core loss. Recovery as GRAVEL', 'no-recovery'],
    ['Rate of penetration not recorded due to void.', 'void'],
  ])('%s is drawn as %s', (description, id) => expect(described(description)).toBe(id))

  test('a condition may follow any number of qualifiers and spaces', () => {
    expect(described(`${'assumed   possible\n zone of '.repeat(12)}void, clay`)).toBe('void')
  })
})

describe('a void that the description states is not hidden by the code', () => {
  test.each([
    ['804', 'LIMESTONE', 'VOID (0.3 m)', 'void'],
    ['804', '', 'VOID (0.3 m)', 'void'],
    ['102', 'MADE GROUND', 'VOID', 'void'],
    ['801', 'MUDSTONE', 'Void - old mine workings', 'void'],
    ['801', 'MUDSTONE', 'Void - possible old mine workings', 'void'],
    ['801', 'MUDSTONE', 'Cavity', 'void'],
    ['806', 'COAL', 'Old workings, void from 12.1 m', 'void'],
    ['806', 'COAL', 'Goaf', 'broken-ground'],
    ['998', 'No Recovery', 'No recovery: driller records VOID.', 'no-recovery-void'],
    ['998', 'Zone of core loss', 'NO CORE RECOVERY: Driller records VOID.', 'no-recovery-void'],
    ['998', '', 'VOID', 'no-recovery-void'],
    ['813', 'SCHIST', 'Rate of penetration not recorded due to void.', 'void'],
    ['802', 'SILTSTONE', 'Rods dropped - void', 'void'],
    ['802', 'SILTSTONE', 'Loss of flush: void', 'void'],
    ['802', 'SILTSTONE', 'Total loss of flush, rods dropped rapidly: VOID', 'void'],
    ['802', 'SILTSTONE', 'VOIDS', 'void'],
    ['804', '', 'Voids.', 'void'],
    ['806', '', 'Worked coal / void', 'void'],
    ['806', 'COAL', 'Worked COAL: void', 'void'],
  ])('%s (%s), “%s” is drawn as %s', (code, meaning, description, id) => {
    expect(drawn(code, meaning, description)).toBe(id)
    expect(strataPattern({ code, meaning, description }).overridesCode).toBe(true)
  })

  test.each([
    ['804', 'LIMESTONE', 'Strong LIMESTONE with a void at 12.1 m', 'limestone'],
    ['104', 'CONCRETE', 'More common and extensive air voids. Core more broken', 'concrete'],
    ['801', 'MUDSTONE', 'No recovery. Broken ground dark grey MUDSTONE', 'mudstone'],
    ['801', 'MUDSTONE', 'Very weak, fractured, above old workings', 'mudstone'],
    ['102', 'MADE GROUND', 'No recovery. Loss of flush. Broken ground', 'made'],
    ['999', 'Void', 'VOID', 'void'],
    ['802', 'SILTSTONE', 'Rods dropped 0.5 m', 'siltstone'],
    ['802', 'SILTSTONE', 'Rods dropped, no void', 'siltstone'],
    ['804', 'LIMESTONE', 'Voids in weak limestone', 'limestone'],
    ['804', 'LIMESTONE', 'Voids infilled with clay', 'limestone'],
    ['806', 'COAL', 'COAL, worked', 'coal'],
    ['102', 'MADE GROUND', 'Loss of flush', 'made'],
    ['802', 'SILTSTONE', 'No voids encountered', 'siltstone'],
    ['804', 'LIMESTONE', 'LIMESTONE with small voids', 'limestone'],
  ])('%s (%s), “%s” is drawn as %s, by its code', (code, meaning, description, id) => {
    expect(drawn(code, meaning, description)).toBe(id)
    expect(strataPattern({ code, meaning, description }).overridesCode).toBe(false)
  })
})

test('a void described beside a code for no recovery has a drawing that is unlike those of both', () => {
  const drawings = ['NO CORE RECOVERY: Driller records VOID.', 'NO CORE RECOVERY'].map(
    (description) => strataPattern({ code: '998', meaning: 'Zone of core loss', description }).svgPattern,
  )
  const drawing = strataPattern({ code: '999', meaning: 'Void', description: 'VOID' }).svgPattern
  const tiles = [...drawings, drawing].map((pattern) => pattern.replace(/id="[^"]*"/, ''))
  expect(new Set(tiles).size).toBe(3)
})

test.each([
  ['801', 'MUDSTONE', 'Backfilled WORKINGS'],
  ['806', 'COAL', 'Infilled old mine workings'],
  ['801', 'MUDSTONE', 'ASSESSED ZONE OF CORE LOSS Possible old mine workings'],
  ['801', 'MUDSTONE', 'Zone of core loss. Possible void.'],
  ['801', 'MUDSTONE', 'Void (possible)'],
  ['801', 'MUDSTONE', 'Old mine workings'],
  ['806', 'COAL', "COAL WORKINGS (Driller's description)."],
  ['806', 'COAL', 'COAL WORKINGS. Some recovery of coarse gravel size coal'],
  ['802', 'SILTSTONE', 'Possible voids (driller)'],
])('%s (%s), “%s” is never drawn as the rock of its code', (code, meaning, description) => {
  expect(drawn(code, meaning, description)).toBe('contradicted')
  expect(strataPattern({ code, meaning, description }).overridesCode).toBe(true)
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

test('a code that means two conditions is drawn as the one that the description states', () => {
  expect(drawn('999', 'VOID/NO RECOVERY', 'No recovery')).toBe('no-recovery')
  expect(drawn('999', 'VOID/NO RECOVERY', 'Void')).toBe('void')
  expect(drawn('999', 'VOID/NO RECOVERY')).toBe('void')
})

test('where a code means a material or a void, a description that states a condition decides', () => {
  const meaning = 'Topsoil, Void or Blank'
  expect(drawn('100', meaning, 'TOPSOIL.')).toBe('topsoil')
  expect(drawn('100', meaning, 'ZONE OF NO RECOVERY.')).toBe('no-recovery')
  expect(drawn('100', meaning, 'Soft brown CLAY (TOPSOIL)')).toBe('topsoil')
  expect(drawn('100', meaning, 'Void')).toBe('void')
  expect(drawn('100', meaning)).toBe('topsoil')
})

test.each([
  ['Topsoil, Void or Blank', 'TOPSOIL.', true],
  ['Topsoil, Void or Blank', 'ZONE OF CORE LOSS', true],
  ['VOID/NO RECOVERY', 'No recovery', true],
  ['No recovery, core loss', 'No recovery', false],
  ['TOPSOIL', 'TOPSOIL.', false],
  ['SAND and GRAVEL', 'Sand and gravel', false],
  ['LIMESTONE with cavity', 'LIMESTONE', false],
])('a code for “%s” beside “%s” means several things: %s', (meaning, description, meansSeveral) => {
  expect(strataPattern({ code: '100', meaning, description })).toMatchObject({ meansSeveral })
})

test('ground whose code and description disagree has its own drawing, unlike ground without a code', () => {
  const { svgTile } = strataPattern({ code: '801', meaning: 'MUDSTONE', description: 'Backfilled WORKINGS' })
  expect(svgTile).toMatch(/<path d="M8 4/)
  expect(strataPattern({ code: '', meaning: '', description: '' }).svgTile).not.toContain('<path')
})
