import { describe, expect, test } from 'vitest'
import { readSpt, sptContradiction, sptLabel } from '../src/index.ts'

/** Rows of Docklands. */
const BH107 = {
  ...{ ISPT_SEAT: '18', ISPT_MAIN: '50', ISPT_NPEN: '375', ISPT_REP: '50/225' },
  ...{ ISPT_INC1: '8', ISPT_INC2: '10', ISPT_INC3: '12', ISPT_INC4: '16', ISPT_INC5: '19', ISPT_INC6: '3' },
  ...{ ISPT_PEN1: '75', ISPT_PEN2: '75', ISPT_PEN3: '75', ISPT_PEN4: '75', ISPT_PEN5: '75', ISPT_PEN6: '' },
}
const BH139 = {
  ...{ ISPT_SEAT: '25', ISPT_MAIN: '50', ISPT_NPEN: '270', ISPT_REP: '50/150' },
  ...{ ISPT_INC1: '15', ISPT_INC2: '10', ISPT_INC3: '19', ISPT_INC4: '29', ISPT_INC5: '2', ISPT_INC6: '' },
  ...{ ISPT_PEN1: '75', ISPT_PEN2: '45', ISPT_PEN3: '75', ISPT_PEN4: '75', ISPT_PEN5: '', ISPT_PEN6: '' },
}
/** C7023: its second increment of the seating drive ended it, and the third is blank. */
const BH4501 = {
  ...{ ISPT_SEAT: '35', ISPT_MAIN: '50', ISPT_NPEN: '130', ISPT_REP: '50 (16,19 for 30mm)' },
  ...{ ISPT_INC1: '16', ISPT_INC2: '19', ISPT_INC3: '', ISPT_INC4: '30', ISPT_INC5: '20', ISPT_INC6: '' },
  ...{ ISPT_PEN1: '75', ISPT_PEN2: '30', ISPT_PEN3: '', ISPT_PEN4: '25', ISPT_PEN5: '', ISPT_PEN6: '' },
}

describe('blows in the last increment without a penetration', () => {
  test.each([
    ['BH107 at 31.20', BH107, '50/225 mm', '3 blows', 225],
    ['BH4501 at 3.50', BH4501, '50/25 mm', '20 blows', 25],
    ['BH139 at 18.00', BH139, '50/150 mm', '2 blows', 150],
    [
      'increments alone',
      { ...BH139, ISPT_MAIN: '', ISPT_NPEN: '', ISPT_REP: '' },
      '50/150 mm',
      '2 blows',
      150,
    ],
  ])('are listed where the result has no penetration for them: %s', (_test, row, label, blows, before) => {
    const reading = readSpt(row)
    expect(sptLabel(reading)).toBe(label)
    expect(reading.isResultContradicted).toBe(true)
    expect(sptContradiction(row, reading)).toContain(
      `the last increment has ${blows} and no penetration; the ${before} mm are those ` +
        'of the increments before it',
    )
  })

  test.each([
    [
      'its penetration is stated',
      { ...BH107, ISPT_PEN6: '10', ISPT_NPEN: '385', ISPT_REP: '50/235' },
      '50/235 mm',
    ],
    ['its penetration is stated as 0', { ...BH107, ISPT_PEN6: '0' }, '50/225 mm'],
    ['the result leaves it room', { ...BH107, ISPT_NPEN: '385', ISPT_REP: '50/235' }, '50/235 mm'],
  ])('are not listed where %s', (_case, row, label) => {
    const reading = readSpt(row)
    expect(sptLabel(reading)).toBe(label)
    expect(sptContradiction(row, reading)).not.toContain('no penetration')
  })
})
