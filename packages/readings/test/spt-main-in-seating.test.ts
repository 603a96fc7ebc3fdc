import { describe, expect, test } from 'vitest'
import { readSpt, sptLabel, sptLogText } from '../src/index.ts'

type Row = Record<string, string>

/** Rows as in real files: the main drive is in the headings of the seating drive. */
const AT_ONCE: Row = { ISPT_NVAL: '50', ISPT_REP: '50 (50 for 20mm)', ISPT_INC1: '50', ISPT_PEN1: '20' }
const AFTER_SEATING: Row = {
  ISPT_REP: '50 (25,50 for 20mm)',
  ...{ ISPT_INC1: '25', ISPT_INC2: '50', ISPT_PEN1: '75', ISPT_PEN2: '20' },
}
const AND: Row = {
  ISPT_REP: '50 (25 for 40mm & 50 for 60mm)',
  ...{ ISPT_INC1: '25', ISPT_INC2: '50', ISPT_PEN1: '40', ISPT_PEN2: '60' },
}

const textOf = ({ ISPT_REP = '', ISPT_NVAL = '' }: Row): Row => ({ ISPT_REP, ISPT_NVAL })
const incrementsOf = (row: Row): Row => ({ ...row, ISPT_REP: '', ISPT_NVAL: '50' })

describe('a main drive of 50 blows in the headings of the seating drive is a refusal, never an N', () => {
  test.each([
    [AT_ONCE, '50/20 mm', null],
    [AFTER_SEATING, '50/20 mm', 25],
    [AND, '50/60 mm', 25],
  ])('%j is %s', (row, label, seating) => {
    for (const values of [row, textOf(row), incrementsOf(row)]) {
      const reading = readSpt(values)
      expect([sptLabel(reading), reading.disagreement]).toEqual([label, []])
      expect(reading.seating?.blows ?? null).toBe(seating)
    }
  })

  test.each([
    ['12', '25', '100', '50/25 mm'],
    ['27', '70', '145', '50/70 mm'],
    ['20', '45', '120', '50/45 mm'],
    ['9', '0', '75', '50/0 mm'],
  ])('after a first increment of %s blows, in %s mm', (seating, penetration, total, label) => {
    const row = {
      ...{ ISPT_NVAL: '50', ISPT_NPEN: total, ISPT_INC1: seating, ISPT_INC2: '50' },
      ...{ ISPT_PEN1: '75', ISPT_PEN2: penetration, ISPT_PEN3: '0', ISPT_PEN4: '0' },
    }
    expect(sptLabel(readSpt(row))).toBe(label)
    expect(sptLabel(readSpt({ ISPT_REP: `50 (${seating},50 for ${penetration}mm)` }))).toBe(label)
  })

  test('a seating drive that stopped short with fewer than 25 blows is listed', () => {
    const row = (first: string) => ({
      ...{ ISPT_NVAL: '50', ISPT_NPEN: '100', ISPT_INC1: first, ISPT_INC2: '50' },
      ...{ ISPT_PEN1: '75', ISPT_PEN2: '25' },
    })
    expect(readSpt(row('27')).disagreement).toEqual([])
    expect(readSpt(row('12')).disagreement).toContain(
      'seating of 12 blows in 75 mm (neither 25 blows nor 150 mm)',
    )
  })

  test('also if the penetration is that of a whole increment', () => {
    const row = { ...AFTER_SEATING, ISPT_REP: '50 (25,50)', ISPT_PEN2: '75' }
    expect(sptLabel(readSpt(row))).toBe('50/75 mm')
  })

  test('the log writes it as stated in the file', () => {
    expect(sptLogText(AFTER_SEATING)).toBe('50/20mm (25/50 for 20mm)')
  })

  test.each([
    [{ ISPT_REP: '0 (55 for 125mm/,,,)' }, '55/125 mm seating'],
    [{ ISPT_REP: '50 for 0mm (25 for 125mm/0 for 0mm)' }, '25/125 mm seating'],
    [
      { ISPT_REP: '50 for 0mm (25 for 125mm/0 for 0mm)', ISPT_INC2: '25', ISPT_PEN2: '125' },
      '25/125 mm seating',
    ],
    [{ ISPT_INC1: '25', ISPT_PEN1: '40' }, '25/40 mm seating'],
    [{ ISPT_INC1: '20', ISPT_INC2: '50', ISPT_PEN1: '75', ISPT_PEN2: '60' }, '70/135 mm seating'],
  ])('a seating drive of a test without a result stays one: %j', (row: Row, label) => {
    expect(sptLabel(readSpt(row))).toBe(label)
  })
})

describe('the text supplies a penetration that the increments leave empty', () => {
  const row = (last: string, rep: string): Row => ({
    ISPT_NVAL: '50',
    ISPT_REP: rep,
    ...{ ISPT_INC1: '9', ISPT_INC2: '12', ISPT_INC3: '21', ISPT_INC4: '14', ISPT_INC5: '13', ISPT_INC6: '2' },
    ...{
      ISPT_PEN1: '75',
      ISPT_PEN2: '75',
      ISPT_PEN3: '75',
      ISPT_PEN4: '75',
      ISPT_PEN5: '75',
      ISPT_PEN6: last,
    },
  })

  test.each(['', '0'])('with PEN6 "%s" 50 blows in 260 mm are no N', (last) => {
    const reading = readSpt(row(last, '50 (9,12/21,14,13,2 for 35mm)'))
    expect([sptLabel(reading), reading.disagreement]).toEqual(['50/260 mm', []])
  })

  test('a penetration of the row, or a text of other blows, takes precedence', () => {
    expect(sptLabel(readSpt(row('75', '50 (9,12/21,14,13,2 for 35mm)')))).toBe('50')
    expect(sptLabel(readSpt(row('0', '50 (9,12/21,14,12,3 for 35mm)')))).not.toBe('50/260 mm')
  })
})
