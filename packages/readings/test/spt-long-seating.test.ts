import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSpt, sptContradiction, sptLabel, sptLogText } from '../src/index.ts'

type Row = Record<string, string>

const row = (blows: string, penetrations: string, more: Row): Row => ({
  ...Object.fromEntries(blows.split(',').map((text, at) => [`ISPT_INC${at + 1}`, text])),
  ...Object.fromEntries(penetrations.split(',').map((text, at) => [`ISPT_PEN${at + 1}`, text])),
  ...more,
})
const stated = (ISPT_SEAT: string, ISPT_MAIN: string, ISPT_NPEN: string, ISPT_REP: string): Row => ({
  ...{ ISPT_SEAT, ISPT_MAIN, ISPT_NPEN, ISPT_REP },
})

/** Rows of Docklands. */
const REST = [
  ['BH136 at 21.00', row('25,42,8', '65,75,5', stated('67', '8', '145', '8/5')), '50/80'],
  ['BH136 at 24.00', row('25,39,11', '75,75,10', stated('64', '11', '160', '11/10')), '50/85'],
  ['BH135 at 27.70', row('25,35,15', '65,75,30', stated('60', '15', '170', '15/30')), '50/105'],
  ['BH135 at 23.30', row('25,31,19', '72,75,40', stated('56', '19', '187', '19/40')), '50/115'],
  ['BH120 at 30.50', row('25,36,14', '65,75,30', stated('61', '14', '170', '14/30')), '50/105'],
  ['BH122 at 15.50', row('25,50', '75,20', stated('75', '0', '95', '75/95*')), '50/20'],
  ['BH124 at 12.30', row('25,50', '30,50', stated('75', '0', '80', '75/80*')), '50/50'],
  ['BH139 at 17.50', row('25,50', '75,35', stated('75', '0', '110', '75/110*')), '50/35'],
] as const

describe('blows after a seating drive of 25 in its first increment are all of the main drive', () => {
  test.each(REST)('%s', (_test, values, result) => {
    const reading = readSpt(values)
    expect(sptLabel(reading)).toBe(`${result} mm`)
    expect(reading.seating).toMatchObject({ blows: 25 })
    expect(reading.isResultContradicted).toBe(true)
    expect(sptContradiction(values, reading)).toContain(
      `ISPT_SEAT ${values.ISPT_SEAT ?? ''} (a seating drive stops at 25 blows; later blows ` +
        'are read as the main drive)',
    )
  })

  test('the log prints the increments by their drives', () => {
    expect(sptLogText(REST[0][1])).toBe('50/80mm (25 for 65mm/42,8 for 5mm)')
    expect(sptLogText(REST[5][1])).toBe('50/20mm (25/50 for 20mm)')
  })

  test('a text of the same figures reads the same, and is listed', () => {
    const reading = readSpt({ ISPT_REP: '8 for 5mm (25 for 65mm,42/8 for 5mm)' })
    expect([sptLabel(reading), reading.isResultContradicted]).toEqual(['50/80 mm', true])
  })

  test('for any blows and penetrations; none of them is lost', () => {
    const drives = fc.record({
      first: fc.integer({ min: 20, max: 75 }),
      second: fc.integer({ min: 26, max: 49 }),
      last: fc.integer({ min: 3, max: 74 }),
    })
    fc.assert(
      fc.property(drives, ({ first, second, last }) => {
        const rest = 50 - second
        const values = row(`25,${second},${rest}`, `${first},75,${last}`, {
          ...stated(`${25 + second}`, `${rest}`, `${first + 75 + last}`, `${rest}/${last}`),
        })
        const { result, isResultContradicted } = readSpt(values)
        expect(result).toEqual({ kind: 'incomplete', blows: 50, penetration: 75 + last })
        expect(isResultContradicted).toBe(true)
      }),
    )
  })

  test('but a seating that was driven on to 150 mm before a whole main drive changes nothing', () => {
    // BH03 at 7.50 of A112794.
    const values = row('25,11,13,13,12,12', '75,75,75,75,75,75', stated('36', '50', '450', 'N=50'))
    expect(readSpt({ ...values, ISPT_NVAL: '50' })).toMatchObject({
      result: { kind: 'n', n: 50 },
      disagreement: [],
    })
  })
})

describe('a seating drive of 50 blows or more holds blows of the main drive, and is listed', () => {
  test('where it is not stated which: BH122 at 13.00 of Docklands', () => {
    const values = row('21,29', '75,30', stated('50', '0', '105', '50/105*'))
    const reading = readSpt(values)
    expect([sptLabel(reading), reading.isResultContradicted]).toEqual(['50/105 mm seating', true])
    expect(sptContradiction(values, reading)).toContain('ISPT_SEAT 50 (a seating drive stops at 25 blows)')
  })

  test.each([stated('67', '8', '145', '8/5'), stated('75', '0', '95', '75/95*')])(
    'without its increments: %j',
    (values) => expect(readSpt(values).isResultContradicted).toBe(true),
  )

  test('a few blows more than 25 in the increment that ended it are not', () => {
    const values = row('14,20,50,10', '75,11,75,5', stated('34', '60', '166', '60/80'))
    expect(readSpt(values)).toMatchObject({
      result: { kind: 'incomplete', blows: 60, penetration: 80 },
      disagreement: [],
    })
  })
})

describe('a seating drive of 25 blows in its first increment that continued over its second 75 mm', () => {
  test('is whole: the main drive begins in ISPT_INC3', () => {
    // BHKD102 at 12.00 of 5109850: no ISPT_SEAT, and an ISPT_NVAL that counts no drive of the row.
    const reading = readSpt({ ...row('25,33,41', '75,75,75', {}), ISPT_NVAL: '50', ISPT_NPEN: '225' })
    expect(sptLabel(reading)).toBe('41/75 mm')
    expect(reading.seating).toMatchObject({ blows: 58, penetration: 150 })
    expect(reading.isResultContradicted).toBe(true)
  })

  test('ended in the first where the rest makes exactly 50 blows', () => {
    expect(sptLabel(readSpt(row('25,30,20', '75,75,40', {})))).toBe('50/115 mm')
  })
})
