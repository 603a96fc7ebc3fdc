import { expect, test } from 'vitest'
import { readSpt, sptLabel } from '../src/index.ts'

const increments = (blows: string) =>
  Object.fromEntries(blows.split(',').map((value, index) => [`ISPT_INC${index + 1}`, value]))

test.each(['25,0,0,0,0,0', '25,25,0,0,0,0', '50,0,0,0,0,0', '10,50,0,0,0,0'])(
  'zeros behind a seating drive that was ended by its blows are not an N of 0: %s',
  (blows) => {
    expect(readSpt(increments(blows)).result.kind).toBe('seating')
  },
)

test('a test without blows that no drive ended is an N of 0', () => {
  expect(readSpt({ ...increments('1,0,0,0,0,0'), ISPT_NVAL: '0' }).result).toEqual({ kind: 'n', n: 0 })
})

test.each(['3,4,5,>5,7,8', '3,4,5,-5,7,8', '3,4,5,5.5,7,8', '10,15,10,15,20,50+', '10,15,10,15,20,1e3'])(
  'an increment that cannot be read leaves no N, and its text is kept: %s',
  (blows) => {
    expect(readSpt(increments(blows)).result).toEqual({ kind: 'unread', text: blows })
  },
)

test('with the N stated, an increment that cannot be read changes nothing', () => {
  expect(readSpt({ ...increments('3,4,5,>5,7,8'), ISPT_NVAL: '26' }).result).toEqual({ kind: 'n', n: 26 })
})

test.each([{ ISPT_REP: '50/75mm' }, { ISPT_REP: '7,9/50 for 75mm' }, increments('7,9,50')])(
  'an ISPT_NVAL of 0 beside blows of a main drive is no result, and is listed: %j',
  (row) => {
    const { result, disagreement } = readSpt({ ...row, ISPT_NVAL: '0' })
    expect(result).toEqual({ kind: 'incomplete', blows: 50, penetration: 75 })
    expect(disagreement).toContain('ISPT_NVAL 0')
  },
)

const penetrations = (millimetres: string) =>
  Object.fromEntries(millimetres.split(',').map((value, index) => [`ISPT_PEN${index + 1}`, value]))

// Rows of real files.
test.each([
  ['>35', { ISPT_REP: '35 (8,15/35 for 0mm)' }, '8,15,15,20,0,0', '75,75,0,0,0,0'],
  [
    '>75',
    { ISPT_REP: '75/0mm (21,26,25,50,0,0)', ISPT_NVAL: '75', ISPT_NPEN: '0' },
    '21,26,25,50,0,0',
    '0,0,0,0,0,0',
  ],
  [
    '>100',
    { ISPT_REP: '(25 for 70mm/73 for 0mm)', ISPT_MAIN: '100', ISPT_NPEN: '70' },
    '25,,73,27,,',
    '45,25,0,,,',
  ],
])('penetrations of 0 in every increment were not recorded: %s', (label, stated, blows, zeros) => {
  const reading = readSpt({ ...stated, ...increments(blows), ...penetrations(zeros) })
  expect(sptLabel(reading)).toBe(label)
  expect(reading.main).toMatchObject({ penetration: null, increments: 2 })
  expect(reading.disagreement).toEqual([
    `${label.slice(1)} blows in 2 increments with penetrations of 0 mm, which were not recorded`,
  ])
})

test('one increment of 50 blows in 0 mm is a refusal at once', () => {
  const row = { ISPT_NVAL: '50', ...increments('25,,50,,,'), ...penetrations('20,,0,,,') }
  expect(sptLabel(readSpt(row))).toBe('50/0 mm')
})

test('a test whose blows of 50 are followed by blanks, and that states no result, is listed', () => {
  const row = { ...increments('25,50,,,,'), ...penetrations('20,25,,,,') }
  expect(sptLabel(readSpt(row))).toBe('50/25 mm')
  expect(readSpt(row).disagreement).toContain(
    'increments of the seating drive 25,50, and no result is stated',
  )
})

test('a seating drive of 50 blows or more whose penetrations were not recorded ended its test', () => {
  const row = { ISPT_SEAT: '75', ...increments('25,50,,,,'), ...penetrations('0,0,,,,') }
  expect(sptLabel(readSpt(row))).toBe('stopped in seating')
})
