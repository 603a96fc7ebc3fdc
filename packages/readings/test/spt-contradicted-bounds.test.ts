import { describe, expect, test } from 'vitest'
import { readSpt, sptLabel, sptLogText } from '../src/index.ts'
import { ALL_75, increments, read, type Row } from './spt-statements.ts'

describe('extrapolated N', () => {
  test.each([
    { ISPT_REP: '50/100', ISPT_NVAL: '150', ISPT_MAIN: '50', ISPT_NPEN: '250' },
    { ISPT_REP: '50/100', ISPT_NVAL: '150', ISPT_NPEN: '250' },
    { ISPT_REP: 'N=150', ISPT_NVAL: '150', ISPT_MAIN: '50', ISPT_NPEN: '250' },
    { ISPT_REP: '50 (10,10/30,20 for 25mm)', ISPT_NVAL: '150', ISPT_NPEN: '250' },
  ])('%j is the drive it was worked out from, and is reported', (values) => {
    expect(read(values)).toEqual(['50/100 mm', true])
  })

  test.each([
    { ISPT_NVAL: '100', ISPT_MAIN: '50' },
    { ISPT_REP: 'N=100', ISPT_MAIN: '50' },
  ])('%j without a penetration is a bound of the blows that ended the drive, and is reported', (values) => {
    expect(read(values)).toEqual(['>50', true])
  })

  test('more than 100 blows in a short drive need another statement to count', () => {
    const { result } = readSpt({ ISPT_NVAL: '150', ISPT_NPEN: '250' })
    expect(result).toEqual({ kind: 'unread', text: 'ISPT_NVAL 150, ISPT_NPEN 250 mm' })
  })
})

describe('penetrations in metres', () => {
  test.each([
    [increments('5,9,12,15,19,4', '0.075,0.075,0.075,0.075,0.075,0.01'), '50/235 mm', 'ISPT_PEN1 0.075'],
    [increments('7,7,50', '0.075,0.075,0.04'), '50/40 mm', 'ISPT_PEN1 0.075'],
    [{ ISPT_NVAL: '50', ISPT_NPEN: '0.225' }, '>50', 'ISPT_NPEN 0.225'],
    [{ ISPT_NVAL: '26', ISPT_NPEN: '0.45' }, '26', 'ISPT_NPEN 0.45'],
  ])('%j is %s, and is reported', (values, label, stated) => {
    const reading = readSpt(values)
    expect(sptLabel(reading)).toBe(label)
    expect(reading.disagreement.at(-1)).toBe(`penetrations read as metres: ${stated}`)
  })

  test('are read as metres only if all of the row are', () => {
    expect(read(increments('3,4,5,6,7,8', '75,75,75,75,75,0.07', { ISPT_NVAL: '26' }))).toEqual(['26', true])
  })
})

describe('more penetration than a test has', () => {
  test.each<[Row, string, string[]]>([
    [{ ISPT_REP: '50/1000mm' }, '50/1000mm', ['ISPT_REP 50/1000mm (a main drive is 300 mm)']],
    [{ ISPT_REP: '50/2141' }, '50/2141', ['ISPT_REP 50/2141 (a main drive is 300 mm)']],
    [
      { ISPT_NVAL: '50', ISPT_NPEN: '4500' },
      '50 for 4500 mm',
      ['ISPT_NVAL 50', 'ISPT_NPEN 4500 mm (a whole test is 450 mm)'],
    ],
    [
      increments('3,4,5,6,7,6', '75,75,75,75,75,750'),
      '24 for 975 mm',
      ['increments 975 mm (a main drive is 300 mm)'],
    ],
  ])('%j has no N, and is reported', (values, label, disagreement) => {
    const reading = readSpt(values)
    expect([reading.result.kind, sptLabel(reading)]).toEqual(['unread', label])
    expect(reading.disagreement).toEqual(disagreement)
  })

  test.each<[string, Row]>([
    ['18 in', { ISPT_NVAL: '23', ISPT_NPEN: '457.2' }],
    ['with own weight', { ISPT_NVAL: '23', ISPT_NPEN: '525', ISPT_SWP: '75' }],
  ])('a whole test may be a little longer: %s', (_, values) => {
    expect(readSpt(values)).toMatchObject({ result: { kind: 'n', n: 23 }, disagreement: [] })
  })

  test('an N whose increments are whole is kept beside a wrong total, and is reported', () => {
    const values = increments('3,4,5,6,7,6', ALL_75, { ISPT_NVAL: '24', ISPT_NPEN: '4500' })
    expect(read(values)).toEqual(['24', true])
  })
})

describe('a bound beside fewer blows is reported', () => {
  test.each<[Row, string, string[]]>([
    [{ ISPT_REP: '>50', ISPT_NVAL: '10' }, '>50', ['ISPT_NVAL 10', 'ISPT_REP >50']],
    [
      increments('3,4,5,6,7,6', '', { ISPT_REP: '>50' }),
      '24',
      ['increments 24 blows in 300 mm', 'ISPT_REP >50'],
    ],
  ])('%j', (values, label, disagreement) => {
    const reading = readSpt(values)
    expect([sptLabel(reading), reading.disagreement]).toEqual([label, disagreement])
  })

  test.each<Row>([
    { ISPT_REP: 'N>50', ISPT_NVAL: '50' },
    { ISPT_REP: 'N>50 (4,5/8,13,18,26 for 25mm)', ISPT_MAIN: '65' },
  ])('%j agrees', (values) => {
    expect(readSpt(values).disagreement).toEqual([])
  })
})

describe('blank increments where nothing else states the blows', () => {
  const listed = (written: string) => [`increments of the main drive ${written}, and no N is stated`]
  test.each<[Row, string, string[]]>([
    [increments('3,4,5,,7,6', ''), '3,4,5,,7,6', listed('5,-,7,6')],
    [increments('3,4,5,,7,6', ALL_75), '3,4,5,,7,6', listed('5,-,7,6')],
    [increments('3,4,5,6,7,', ''), '18/225 mm', listed('5,6,7,-')],
    [increments('3,4,5,6,,', ALL_75), '11/150 mm', listed('5,6,-,-')],
    [increments('3,4,20,30,,', ''), '50/150 mm', []],
    [increments('3,4,20,10,,', '75,75,75,30,,'), '30/105 mm', []],
  ])('%j reads as %s', (values, label, disagreement) => {
    const reading = readSpt(values)
    expect([sptLabel(reading), reading.disagreement]).toEqual([label, disagreement])
  })
})

test('the statements state which is which, and which of them is short', () => {
  expect(readSpt({ ISPT_REP: 'N=30 (3,4/5,6,7,6)' }).disagreement).toEqual([
    'ISPT_REP N=30 (3,4/5,6,7,6)',
    'increments of ISPT_REP 24 blows in 300 mm',
  ])
  expect(readSpt({ ISPT_NVAL: '23', ISPT_REP: 'N=23 (3,4/7,8,8)' }).disagreement).toEqual([
    'ISPT_NVAL 23',
    'ISPT_REP N=23 (3,4/7,8,8)',
    'increments of ISPT_REP 23 blows in 225 mm (short of 300 mm)',
  ])
})

describe('a penetration in two parts, the rest at a later increment of 0 blows', () => {
  const main = (inc3: string, pen3: string, pen6: string): Row => ({
    ...{ ISPT_INC1: '15', ISPT_INC2: '10', ISPT_INC3: inc3, ISPT_INC4: '0', ISPT_INC5: '0', ISPT_INC6: '0' },
    ...{ ISPT_PEN1: '75', ISPT_PEN2: '75', ISPT_PEN3: pen3, ISPT_PEN4: '0', ISPT_PEN5: '0', ISPT_PEN6: pen6 },
    ISPT_MAIN: inc3,
  })
  test.each<[string, Row, string]>([
    ['N=32 (15,10/32 for 150mm)', main('32', '75', '75'), '32/150mm (15,10/32 for 150mm)'],
    ['N=50 (15,10/50 for 100mm)', main('50', '25', '75'), '50/100mm (15,10/50 for 100mm)'],
  ])('%s agrees with their sum', (text, values, printed) => {
    const row = { ...values, ISPT_REP: text }
    expect([sptLogText(row), readSpt(row).disagreement]).toEqual([printed, []])
  })
  test('a text of another sum changes nothing', () => {
    const row = { ...main('50', '25', '75'), ISPT_REP: 'N=50 (15,10/50 for 25mm)' }
    expect(sptLabel(readSpt(row))).toBe('50/25 mm')
  })
})
