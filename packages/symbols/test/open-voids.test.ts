import { describe, expect, test } from 'vitest'
import { described, drawn } from './drawn-ground.ts'

describe('words', () => {
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
