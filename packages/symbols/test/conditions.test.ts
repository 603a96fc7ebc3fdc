import { describe, expect, test } from 'vitest'
import { strataPattern } from '../src/index.ts'
import { CONDITIONS } from '../src/strata/conditions.ts'
import { ROCKS, SOILS } from '../src/strata/materials.ts'
import { TILE } from '../src/strata/tile.ts'
import { TILES } from '../src/strata/tiles.ts'
import { described, drawn } from './drawn-ground.ts'

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
})
