import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSpt, sptLabel, sptLogText } from '../src/index.ts'

type Row = Record<string, string>

const increments = (blows: string, penetrations: string, values: Row = {}): Row => ({
  ...Object.fromEntries(blows.split(',').map((value, index) => [`ISPT_INC${index + 1}`, value])),
  ...Object.fromEntries(penetrations.split(',').map((value, index) => [`ISPT_PEN${index + 1}`, value])),
  ...values,
})
const read = (values: Row) => {
  const reading = readSpt(values)
  return [sptLabel(reading), reading.disagreement.length > 0]
}

describe('a result behind its seating drive, as 25/50 SPT =25*/0=50/150', () => {
  const row = (rep: string, blows: string, penetrations: string, npen: string) =>
    increments(blows, penetrations, { ISPT_REP: rep, ISPT_SEAT: '25', ISPT_MAIN: '50', ISPT_NPEN: npen })

  test.each([
    [row('11,14/50 SPT =25*/0=50/150', '11,14,50', '0,0,75,0,0,0', '75'), '50/75 mm'],
    [row('13,12/36,14 SPT =25*/0=50/190', '13,12,36,14', '0,0,75,75,0,0', '150'), '50/150 mm'],
    [row('25/50 SPT =25*/50=50/90', '25,0,50', '50,0,75,0,0,0', '125'), '50/75 mm'],
    [row('25/50 SPT =25*/0=50/80', '25,0,50', '0,0,75,0,0,0', '75'), '50/75 mm'],
  ])('is listed beside increments of another penetration: %j', (values, label) => {
    expect(read(values)).toEqual([label, true])
    expect(readSpt(values).disagreement).toContain(`ISPT_REP ${values.ISPT_REP ?? ''}`)
  })

  test('is read alone, with the penetration of the seating drive', () => {
    const reading = readSpt({ ISPT_REP: '6,19/50 SPT =25*/70=50/80' })
    expect([sptLabel(reading), reading.disagreement]).toEqual(['50/80 mm', []])
    expect(reading.seating).toMatchObject({ blows: 25, penetration: 70 })
  })

  test('agrees with the same increments, and is listed beside a penetration 5 mm or more away', () => {
    const penetration = fc.integer({ min: 1, max: 75 })
    fc.assert(
      fc.property(penetration, fc.integer({ min: 0, max: 300 }), penetration, (shown, stated, seated) => {
        const rep = `25/50 CPT =25*/${seated}=50/${stated}`
        const [label, isListed] = read(row(rep, '25,0,50', `${seated},0,${shown}`, String(seated + shown)))
        expect([label, isListed]).toEqual([`50/${shown} mm`, Math.abs(shown - stated) >= 5])
      }),
    )
  })
})

describe('increments that repeat the last one of a drive', () => {
  test.each([
    [
      increments('15,10,50,50,0,0', '75,20,70,70,0,0', {
        ...{ ISPT_SEAT: '25', ISPT_MAIN: '50', ISPT_NPEN: '165', ISPT_REP: '50 (25 for 95mm/50 for 70mm)' },
      }),
      '50/70 mm',
      'increments 100 blows in 140 mm',
    ],
    [
      increments('15,10,50,50,0,0', '75,20,75,75,0,0', {
        ...{ ISPT_SEAT: '25', ISPT_MAIN: '50', ISPT_NPEN: '170', ISPT_REP: '50 (25 for 95mm/50 for 75mm)' },
      }),
      '50/75 mm',
      'increments 100 blows in 150 mm',
    ],
  ])('are listed with all their blows: %j', (values, label, text) => {
    expect(sptLabel(readSpt(values))).toBe(label)
    expect(readSpt(values).disagreement).toContain(text)
    expect(readSpt(values).isResultContradicted).toBe(true)
  })

  test('are always listed, whatever their blows and penetrations', () => {
    const mm = fc.integer({ min: 1, max: 75 })
    fc.assert(
      fc.property(fc.integer({ min: 50, max: 99 }), fc.nat(98), mm, (blows, others, pen) => {
        const drive = increments(`9,12,${blows},${others + 1}`, `75,75,${pen},${pen}`)
        expect(read({ ...drive, ISPT_MAIN: String(blows) })[1]).toBe(true)
      }),
    )
  })
})

describe('50 blows or more with ISPT_NPEN, and nothing that states the seating drive', () => {
  test('are at least these blows from 151 to 300 mm, of both drives or of the main drive alone', () => {
    const heading = fc.constantFrom('ISPT_NVAL', 'ISPT_MAIN')
    fc.assert(
      fc.property(
        heading,
        fc.integer({ min: 50, max: 100 }),
        fc.integer({ min: 0, max: 449 }),
        (name, blows, npen) => {
          const [label, isListed] = read({ [name]: String(blows), ISPT_NPEN: String(npen) })
          const short = npen <= 150 ? `${blows}/${npen} mm` : `>${blows}`
          expect([label, isListed]).toEqual([npen > 300 ? `${blows}/${npen - 150} mm` : short, true])
        },
      ),
    )
  })

  test('are listed with a seating of 25 blows of unknown penetration too', () => {
    expect(read({ ISPT_NVAL: '50', ISPT_NPEN: '100', ISPT_SEAT: '25' })).toEqual(['50/100 mm', true])
  })

  test.each([
    [{ ISPT_NVAL: '50', ISPT_NPEN: '130', ISPT_SEAT: '0' }, '50/130 mm'],
    [{ ISPT_NVAL: '50', ISPT_NPEN: '280', ISPT_SEAT: '12' }, '50/130 mm'],
    [{ ISPT_NVAL: '50', ISPT_NPEN: '55', ISPT_REP: '50/25' }, '50/25 mm'],
  ] satisfies [Row, string][])('are not listed where it is stated: %j', (values, label) => {
    expect(read(values)).toEqual([label, false])
  })
})

describe('a penetration of the result between 0 and 1 with decimals is in metres', () => {
  test.each([
    [increments('60', '75', { ISPT_NVAL: '60/0.075', ISPT_NPEN: '75' }), '60/75 mm'],
    [{ ISPT_NVAL: '50/0.275' }, '50/275 mm'],
    [{ ISPT_REP: '50/0.02m' }, '50/20 mm'],
    [{ ISPT_REP: 'N=50 for .150 m' }, '50/150 mm'],
  ] satisfies [Row, string][])('%j', (values, label) => {
    expect(read(values)).toEqual([label, false])
  })

  test('is the same refusal as in millimetres', () => {
    fc.assert(
      fc.property(fc.integer({ min: 50, max: 200 }), fc.integer({ min: 1, max: 299 }), (blows, mm) => {
        const metres = (mm / 1000).toFixed(3)
        expect(read({ ISPT_NVAL: `${blows}/${metres}` })).toEqual(read({ ISPT_NVAL: `${blows}/${mm} mm` }))
      }),
    )
  })
})

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
