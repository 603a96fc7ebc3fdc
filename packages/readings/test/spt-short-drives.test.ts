import { describe, expect, test } from 'vitest'
import { readSpt, sptLabel, sptLogText } from '../src/index.ts'

type Row = Record<string, string>

/** A row with blows and penetrations of its six increments, each as a list with commas. */
const increments = (blows: string, penetrations: string, values: Row = {}): Row => ({
  ...Object.fromEntries(blows.split(',').map((value, index) => [`ISPT_INC${index + 1}`, value])),
  ...Object.fromEntries(penetrations.split(',').map((value, index) => [`ISPT_PEN${index + 1}`, value])),
  ...values,
})
const read = (values: Row) => {
  const reading = readSpt(values)
  return [sptLabel(reading), reading.disagreement.length > 0]
}
const sameN = (n: string): Row => ({ ISPT_NVAL: n, ISPT_MAIN: n, ISPT_REP: n })
const ALL_75 = '75,75,75,75,75,75'

describe('an N stated beside a main drive of less than 300 mm', () => {
  const oneFigure = (n: string) =>
    increments(`,,${n},,,`, ',,75,,,', { ...sameN(n), ISPT_SEAT: '0', ISPT_NPEN: '75' })

  test.each([
    [
      increments('7,10,15,15,18,', '75,75,75,75,75,', { ...sameN('48'), ISPT_SEAT: '17', ISPT_NPEN: '375' }),
      '48/225 mm',
    ],
    [increments('12,13,21,27', '75,55,75,75', sameN('48')), '48/150 mm'],
    [
      increments('1,1,1,1,2,', '75,75,75,75,75,', { ...sameN('4'), ISPT_SEAT: '2', ISPT_NPEN: '375' }),
      '4/225 mm',
    ],
    [increments('1,,,1,1,', '75,,,75,75,', { ...sameN('2'), ISPT_SEAT: '1', ISPT_NPEN: '225' }), '2/150 mm'],
    [{ ISPT_NVAL: '12', ISPT_NPEN: '75', ISPT_REP: 'N=12' }, '12/75 mm'],
    [{ ISPT_NVAL: '2', ISPT_REP: 'N=3 (,/,1,1,)' }, '2/225 mm'],
    [{ ISPT_REP: 'N=30 (5,6/10,10,10)', ISPT_NVAL: '30' }, '30/225 mm'],
    [{ ISPT_REP: 'N=30 (5,6/10,10,10)' }, '30/225 mm'],
    [{ ISPT_REP: 'N=36', ISPT_NVAL: '36', ISPT_SEAT: '7', ISPT_NPEN: '320' }, '36/170 mm'],
    [increments('13,10,6,12,12,15', '75,75,75,25,75,75', { ISPT_NVAL: '45', ISPT_NPEN: '400' }), '45/250 mm'],
  ])('%j is the bound %s, never an N, and is reported', (values, label) => {
    expect(read(values)).toEqual([label, true])
  })

  test('is the same bound 1 mm short of two whole increments as in them', () => {
    const drive = (last: string) => increments('12,13,21,27', `75,55,75,${last}`, sameN('48'))
    expect([read(drive('75'))[0], read(drive('74'))[0]]).toEqual(['48/150 mm', '48/149 mm'])
  })

  test.each([
    [oneFigure('21'), '21'],
    [oneFigure('39'), '39'],
    [{ ISPT_NVAL: '12', ISPT_NPEN: '300' }, '12'],
    [{ ISPT_NVAL: '25', ISPT_NPEN: '300' }, '25'],
    [increments('3,4,5,6,7,8', '75,75,75,75,75,', { ISPT_NVAL: '26' }), '26'],
    [{ ISPT_NVAL: '12', ISPT_REP: 'N=12 (1,2/3,3,3,3)', ISPT_NPEN: '375' }, '12'],
  ])(
    'stands where that may be 300 mm without the seating, or in one increment, or has four: %j',
    (values, n) => {
      expect(read(values)).toEqual([n, true])
    },
  )

  test.each([
    ['a last increment is short', increments('3,4,9,11', '75,75,75,20', sameN('20')), '20/95 mm'],
    [
      'the seating stopped, and less than a main drive was driven',
      { ISPT_NVAL: '25', ISPT_SEAT: '25', ISPT_NPEN: '75' },
      '25/75 mm',
    ],
    ['25 blows in less than a seating drive', { ISPT_NVAL: '25', ISPT_NPEN: '75' }, '25/75 mm'],
    ['the seating stopped', { ISPT_NVAL: '30', ISPT_SEAT: '40', ISPT_NPEN: '120' }, '30/120 mm'],
    ['the text says so', { ISPT_NVAL: '30', ISPT_REP: '30/75 mm', ISPT_NPEN: '225' }, '30/75 mm'],
  ])('stays a bound and is reported: %s', (_, values, label) => {
    expect(read(values)).toEqual([label, true])
  })

  test('50 blows or more are a bound', () => {
    expect(read(oneFigure('56'))).toEqual(['56/75 mm', false])
  })

  test.each([
    [increments('6,6,5,7,7,7', '75,75,75,75,75,', { ISPT_REP: 'N=26 (6,6/5,7,7,7)', ISPT_NVAL: '26' }), '26'],
    [{ ISPT_REP: 'N=27 (5,5/8,9,10,0)' }, '27'],
    [{ ISPT_REP: 'N=27 (5,5/8,9,10,0)', ISPT_NVAL: '27' }, '27'],
  ])('four stated increments are a whole drive: %j is N %s', (values, n) => {
    expect(read(values)[0]).toBe(n)
  })
})

describe('after 50 blows, increments without blows were not driven whatever their penetrations', () => {
  test.each([
    [increments('7,7,50,,,', ALL_75, { ISPT_NVAL: '50' }), '50/75 mm'],
    [increments('7,7,50,,,', ALL_75, { ISPT_NVAL: '50', ISPT_REP: '50/40mm' }), '50/40 mm'],
    [increments('7,7,50,0,0,0', ALL_75, { ISPT_REP: '50 (7,7/50 for 40mm)' }), '50/40 mm'],
    [increments('7,7,20,30,0,0', ALL_75, { ISPT_NVAL: '50' }), '50/150 mm'],
    [increments('7,7,20,30,,', ALL_75), '50/150 mm'],
  ])('%j is %s', (values, label) => expect(read(values)[0]).toBe(label))

  test('a penetration filled in by software is reported', () => {
    expect(read(increments('7,7,50,,,', ALL_75, { ISPT_NVAL: '50' }))[1]).toBe(true)
  })
})

describe('ISPT_NPEN that is the penetration of ISPT_REP with a seating up to 150 mm agrees with it', () => {
  test.each([
    [{ ...sameN('36'), ISPT_REP: 'N=36', ISPT_SEAT: '25', ISPT_NPEN: '320' }, '36'],
    [{ ISPT_REP: '50/25', ISPT_MAIN: '50', ISPT_NPEN: '55' }, '50/25 mm'],
    [{ ISPT_REP: '50/25', ISPT_NVAL: '50', ISPT_NPEN: '55' }, '50/25 mm'],
    [{ ISPT_REP: '50/200', ISPT_NVAL: '50', ISPT_SEAT: '25', ISPT_NPEN: '300' }, '50/200 mm'],
    [{ ISPT_REP: '50/200', ISPT_MAIN: '50', ISPT_SEAT: '25', ISPT_NPEN: '300' }, '50/200 mm'],
    [{ ISPT_NVAL: '50', ISPT_SEAT: '0', ISPT_NPEN: '430' }, '50/280 mm'],
    [{ ISPT_REP: '50/279', ISPT_MAIN: '50', ISPT_SEAT: '0', ISPT_NPEN: '429' }, '50/279 mm'],
    [{ ISPT_REP: 'N=12', ISPT_NVAL: '12', ISPT_NPEN: '300' }, '12'],
    [{ ISPT_REP: 'N=30', ISPT_NVAL: '30', ISPT_NPEN: '300' }, '30'],
    [{ ISPT_REP: 'N=12', ISPT_NVAL: '12', ISPT_NPEN: '0' }, '12'],
    [{ ISPT_REP: '0,0/11,39 for 39mm', ISPT_NVAL: '50', ISPT_NPEN: '264' }, '50/114 mm'],
    [{ ISPT_NVAL: '50', ISPT_NPEN: '75', ISPT_SEAT: '0' }, '50/75 mm'],
  ])('%j is %s, without a report', (values, label) => expect(read(values)).toEqual([label, false]))

  test('a seating of unknown penetration is reported with the refusal calculated from it', () => {
    expect(read({ ISPT_NVAL: '50', ISPT_SEAT: '25', ISPT_NPEN: '251' })).toEqual(['50/101 mm', true])
  })
})

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

test.each([
  [{ ISPT_REP: '50 (25 for 75mm/50 for 0mm)' }, '50/0 mm'],
  [{ ISPT_REP: '25/75mm', ISPT_SEAT: '25', ISPT_NPEN: '75' }, '25/75 mm seating'],
  [{ ISPT_REP: 'Nc=20 (3,4/5,5,5,5)' }, '20'],
  [{ ISPT_REP: 'C=12' }, '12'],
  [{ ISPT_REP: '50 (3,4/20,30/50mm)' }, '50/125 mm'],
  [{ ISPT_REP: '50/125mm (3,4/20,30/50mm)' }, '50/125 mm'],
  [{ ISPT_REP: 'N=0 SWP' }, 'N=0 (self-weight)'],
  [{ ISPT_REP: 'REFUSED' }, 'refusal'],
])('%j is %s', (values, label) => expect(read(values)).toEqual([label, false]))

test.each(['50 (3,4/20,30/50)', 'SWP', 'N=50 (3,4/50/75)'])('“%s” is ambiguous and is not read', (report) => {
  expect(readSpt({ ISPT_REP: report }).result).toEqual({ kind: 'unread', text: report })
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

test('the statements say which is which, and which of them is short', () => {
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
