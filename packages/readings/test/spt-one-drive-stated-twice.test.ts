import { expect, test } from 'vitest'
import { readSpt, sptLabel } from '../src/index.ts'

const increments = (blows: string, penetrations: string) =>
  Object.fromEntries(
    [blows, penetrations].flatMap((list, at) =>
      list.split(',').map((value, place) => [`ISPT_${at === 0 ? 'INC' : 'PEN'}${place + 1}`, value]),
    ),
  )

// Rows of real files, with the value that most of their statements give.
test.each([
  // The fourth increment repeats the third.
  [
    '50/70 mm',
    { ISPT_MAIN: '50', ISPT_NPEN: '165', ISPT_REP: '50 (25 for 95mm/50 for 70mm)' },
    increments('15,10,50,50,0,0', '75,20,70,70,0,0'),
  ],
  // Software filled in the penetration of an increment that was not driven, and counted it.
  [
    '50/225 mm',
    { ISPT_MAIN: '50', ISPT_NPEN: '395', ISPT_REP: '8,11/16,18,16   for 75mm' },
    increments('8,11,16,18,16,0', '75,75,75,75,75,20'),
  ],
  // Penetrations stand one place too early.
  [
    '83/100 mm',
    { ISPT_SEAT: '25', ISPT_MAIN: '83', ISPT_NPEN: '110', ISPT_REP: '83 (25 for 10mm/33,50 for 25mm)' },
    increments('25,,33,50,,', '10,75,25,,,'),
  ],
  // The figures of the text leave out two increments.
  ['3', { ISPT_MAIN: '3', ISPT_NPEN: '300', ISPT_REP: '3 (1/1)' }, increments('1,,1,,1,1', '75,,75,,75,75')],
  // Blows and millimetres of the last increment, after the only stroke.
  [
    '50/245 mm',
    { ISPT_MAIN: '50', ISPT_REP: '50/245mm (5,12,15,20,10,5/20)' },
    increments('5,12,15,20,10,5', '75,75,75,75,75,20'),
  ],
])('the result is %s where one statement of %j differs', (label, stated, counted) => {
  expect(sptLabel(readSpt({ ...counted, ...stated }))).toBe(label)
})

test.each([
  ['50/245mm (5,12,15,20,10,5/20)', '5,12,15,20,10,5', '75,75,75,75,75,20'],
  ['50/150mm (8,10,38,12/0)', '8,10,38,12,,', '75,75,75,75,,'],
])('the text %s agrees with the increments it repeats', (text, blows, penetrations) => {
  expect(
    readSpt({ ISPT_REP: text, ISPT_MAIN: '50', ...increments(blows, penetrations) }).disagreement,
  ).toEqual([])
})

test('blows of a main drive beside a seating drive that ended the test are listed', () => {
  const reading = readSpt({ ISPT_NVAL: '50', ISPT_NPEN: '100', ...increments('12,50,,,,', '75,25,0,0,0,0') })
  expect(reading.disagreement).toContain('ISPT_NVAL 50')
})

test.each(['75', '170'])('%s mm that may be of both drives or of the main drive alone are listed', (npen) => {
  expect(readSpt({ ISPT_NVAL: '50', ISPT_NPEN: npen }).disagreement).toEqual([
    'ISPT_NVAL 50',
    `ISPT_NPEN ${npen} mm (of both drives, or of the main drive alone)`,
  ])
})

test('blows of ISPT_MAIN are not said to be of ISPT_NVAL', () => {
  expect(sptLabel(readSpt({ ISPT_MAIN: '164', ISPT_NPEN: '199' }))).toBe('ISPT_MAIN 164, ISPT_NPEN 199 mm')
})
