import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { extrapolationText, readSpt, sptContradiction, sptLabel } from '../src/index.ts'

type Row = Record<string, string>

/** Increments and their penetrations, mm, as in the file. */
const increments = (blows: string, mm: string, rest: Row): Row => ({
  ...Object.fromEntries(blows.split(',').map((text, at) => [`ISPT_INC${at + 1}`, text])),
  ...Object.fromEntries(mm.split(',').map((text, at) => [`ISPT_PEN${at + 1}`, text])),
  ...rest,
})

describe('an N of ISPT_REP that is extrapolated from a refusal is named as that, and is no N', () => {
  test.each<[Row, string, string]>([
    [
      increments('25,,50', '60,,70', { ISPT_SEAT: '25', ISPT_MAIN: '50', ISPT_NPEN: '130', ISPT_REP: '214' }),
      '50/70 mm',
      'N = 214 is extrapolated from 50 blows in 70 mm',
    ],
    [
      increments('4,16,24,13,13', '75,75,75,75,60', { ISPT_MAIN: '50', ISPT_NPEN: '360', ISPT_REP: 'N=71' }),
      '50/210 mm',
      'N = 71 is extrapolated from 50 blows in 210 mm',
    ],
    [
      increments('25,,50', '15,,23', { ISPT_NPEN: '38', ISPT_REP: 'N=652*' }),
      '50/23 mm',
      'N = 652 is extrapolated from 50 blows in 23 mm',
    ],
    [
      { ISPT_REP: 'N=75 (10,15/20,20,10 for 50mm)' },
      '50/200 mm',
      'N = 75 is extrapolated from 50 blows in 200 mm',
    ],
  ])('%j', (row, label, text) => {
    const reading = readSpt(row)
    expect(sptLabel(reading)).toBe(label)
    expect(extrapolationText(reading)).toBe(text)
    expect(sptContradiction(row, reading)).toBe('')
    expect(reading.isResultContradicted).toBe(false)
  })

  test.each<Row>([
    // Another number than the drive gives.
    increments('25,,50', '60,,70', { ISPT_MAIN: '50', ISPT_REP: '240' }),
    // Fewer than 50 blows do not stop a drive: increments may be missing.
    increments('8,9,10,15', '75,75,75,75', { ISPT_REP: '50' }),
    // AGS defines ISPT_NVAL as the blows of the main drive.
    increments('25,,50', '60,,70', { ISPT_NVAL: '214', ISPT_REP: '214' }),
  ])('%j stays a contradiction', (row) => {
    const reading = readSpt(row)
    expect(extrapolationText(reading)).toBe('')
    expect(sptContradiction(row, reading)).not.toBe('')
  })

  test('of any refusal, rounded or cut off, the result is the drive', () => {
    const blows = fc.integer({ min: 50, max: 100 })
    fc.assert(
      fc.property(blows, fc.integer({ min: 5, max: 280 }), fc.boolean(), (main, mm, isCut) => {
        const n = (isCut ? Math.floor : Math.round)((main * 300) / mm)
        const reading = readSpt({ ISPT_INC3: String(main), ISPT_PEN3: String(mm), ISPT_REP: String(n) })
        expect(reading.result).toEqual({ kind: 'incomplete', blows: main, penetration: mm })
        expect(extrapolationText(reading)).toBe(`N = ${n} is extrapolated from ${main} blows in ${mm} mm`)
      }),
    )
  })
})
