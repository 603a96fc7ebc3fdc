import { describe, expect, test } from 'vitest'
import { strataPattern } from '../src/index.ts'
import { drawn } from './drawn-ground.ts'

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
