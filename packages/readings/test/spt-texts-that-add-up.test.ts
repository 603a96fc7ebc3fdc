import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSpt, sptLogText } from '../src/index.ts'
import { increments, read } from './spt-statements.ts'

describe('a main drive of more than 300 mm', () => {
  test.each(['50/307', 'N=50/306', '50 for 310mm'])('is not read and is listed: %s', (text) => {
    const reading = readSpt({ ISPT_REP: text })
    expect([reading.result, reading.disagreement.length > 0]).toEqual([{ kind: 'unread', text }, true])
  })

  test('of 12 inches, 305 mm, is a whole one', () => {
    expect(read({ ISPT_REP: '50/305' })).toEqual(['50', false])
  })
})

describe('an N of 50 beside more blows over a whole main drive', () => {
  const whole = '75,75,75,75,75,75'
  test('is the blows of the increments where the text states them too', () => {
    const row = increments('8,11,14,14,17,21', whole, { ISPT_NVAL: '50', ISPT_REP: '66 (8,11/14,14,17,21)' })
    expect(read(row)).toEqual(['66', true])
  })
  test('is a bound where only the increments state them, for any number of blows', () => {
    const blows = fc.array(fc.integer({ min: 13, max: 40 }), { minLength: 4, maxLength: 4 })
    fc.assert(
      fc.property(blows, (main) => {
        const row = increments(`8,11,${main.join(',')}`, whole, { ISPT_NVAL: '50' })
        expect(read(row)).toEqual(['>50', true])
      }),
    )
  })
  test('stays where the increments add up to it, or to less', () => {
    expect(read(increments('8,11,12,12,13,13', whole, { ISPT_NVAL: '50' }))).toEqual(['50', false])
    expect(read(increments('8,11,9,9,9,9', whole, { ISPT_NVAL: '50' }))).toEqual(['50', true])
  })
})

test('a text that adds up holds where the increments have a seating drive of 50 blows or more', () => {
  const row = increments('23,35,32,18,25', '75,75,75,75,75', {
    ISPT_NVAL: '75',
    ISPT_REP: '50 (25 for 35mm/32,18 for 25mm)',
  })
  expect(read(row)).toEqual(['50/100 mm', true])
  expect(sptLogText(row)).toBe('50/100mm (25 for 35mm/32,18 for 25mm)')
})

test('a result in the text is compared although its figures cannot be read', () => {
  const row = increments('12,12,17,19,14,14', '75,75,75,75,75,75', {
    ISPT_NVAL: '64',
    ISPT_REP: '229/225mm (12,12,17,198,14)',
  })
  expect(read(row)).toEqual(['64', true])
})

test('a penetration without blows that is part of the result is listed', () => {
  const row = increments('8,11,12,17,21,', '75,75,75,75,75,68', { ISPT_MAIN: '50', ISPT_NPEN: '443' })
  expect(read(row)).toEqual(['50/293 mm', true])
  expect(readSpt(row).disagreement).toEqual(['ISPT_PEN6 68 mm without blows'])
})

describe('a text whose figures add up to its N', () => {
  const whole = '75,75,75,75,75,75'

  test('holds with equal increments against another ISPT_NVAL', () => {
    const row = increments('5,8,9,10,10,12', whole, { ISPT_NVAL: '40', ISPT_REP: '41 (5,8/9,10,10,12)' })
    expect(read(row)).toEqual(['41', true])
    expect(sptLogText(row)).toBe('N=41 (5,8/9,10,10,12)')
    expect(readSpt(row).disagreement).toContain('ISPT_NVAL 40')
  })

  test('holds for any blows, and whatever else ISPT_NVAL states', () => {
    const drive = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 4, maxLength: 4 })
    fc.assert(
      fc.property(drive, fc.integer({ min: 1, max: 49 }), (main, nval) => {
        const n = main.reduce((sum, blows) => sum + blows, 0)
        const stated = { ISPT_NVAL: String(nval), ISPT_REP: `${n} (2,3/${main.join(',')})` }
        expect(read(increments(`2,3,${main.join(',')}`, whole, stated))).toEqual([String(n), nval !== n])
      }),
    )
  })

  test.each([
    // 28 is 8 with one more digit.
    ['51 (2,4/7,8,17,19 in 25mm)', '', '2,4,7,28,17,19', '25', '51/250mm (2,4/7,8,17,19 for 25mm)'],
    ['50 (3,7/10,13,14,13 for 70mm)', '50', '3,7,10,15,14,13', '70', '50/295mm (3,7/10,13,14,13 for 70mm)'],
    ['26 (3,3/5,6,7,8)', '26', '3,3,5,6,9,8', '75', 'N=26 (3,3/5,6,7,8)'],
  ])('holds beside one mistyped increment: %s, ISPT_NVAL "%s", %s', (rep, nval, blows, last, text) => {
    const row = increments(blows, `75,75,75,75,75,${last}`, { ISPT_NVAL: nval, ISPT_REP: rep })
    const { main, isResultContradicted } = readSpt(row)
    expect([sptLogText(row), isResultContradicted]).toEqual([text, true])
    expect(main?.blows).toBe(Number(rep.slice(0, 2)))
  })

  test.each([
    // 9 and 7 may each be right.
    ['16 (4,3/3,3,3,7)', '', '4,3,3,3,3,9', '18'],
    // Two increments differ, or ISPT_NVAL is that of the increments.
    ['16 (4,3/3,3,3,7)', '', '4,3,3,3,13,17', '36'],
    ['16 (4,3/3,3,3,7)', '26', '4,3,3,3,13,7', '26'],
  ])('does not hold beside increments that may be right: %s, ISPT_NVAL "%s", %s', (rep, nval, blows, n) => {
    expect(read(increments(blows, whole, { ISPT_NVAL: nval, ISPT_REP: rep }))).toEqual([n, true])
  })
})
