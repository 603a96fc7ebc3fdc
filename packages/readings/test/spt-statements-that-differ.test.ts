import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSpt, sptLabel } from '../src/index.ts'
import { increments, read, type Row } from './spt-statements.ts'

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
