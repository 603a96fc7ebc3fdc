import { expect, test } from 'vitest'
import { readSpt, sptLabel, sptLogText } from '../src/index.ts'

const row = (blows: string, penetrations: string, more: Record<string, string>) => ({
  ...Object.fromEntries(blows.split(',').map((text, at) => [`ISPT_INC${at + 1}`, text])),
  ...Object.fromEntries(penetrations.split(',').map((text, at) => [`ISPT_PEN${at + 1}`, text])),
  ...more,
})

const stated = (n: string, ISPT_NPEN: string) => ({ ISPT_NVAL: n, ISPT_MAIN: n, ISPT_REP: n, ISPT_NPEN })

test.each([
  ['BH142 at 13.00', row('10,14,21,28', '75,75,75,75', stated('49', '300')), '49/150 mm'],
  ['BH140 at 20.50', row('12,13,21,27', '75,55,75,75', stated('48', '280')), '48/150 mm'],
  ['BH120 at 29.00', row('17,8,24,25', '75,15,75,75', stated('49', '240')), '49/150 mm'],
])(
  '%s of Docklands is a bound with any seating, since a drive of 150 mm has no N; it is listed',
  (_test, values, label) => {
    const reading = readSpt(values)
    expect(sptLabel(reading)).toBe(label)
    expect(reading.disagreement.length).toBeGreaterThan(0)
  },
)

test('without a text that states the N, it is the same bound', () => {
  const others = { ...stated('48', '280'), ISPT_REP: '' }
  expect(sptLabel(readSpt(row('12,13,21,27', '75,55,75,75', others)))).toBe('48/150 mm')
})

test('more than 100 blows are read where increments and ISPT_NPEN state the same drive, and listed', () => {
  // BH136 at 3.00 of C2030.
  const values = row('25,,64,50,50', '64,,70,65', {
    ...{ ISPT_SEAT: '25', ISPT_MAIN: '164', ISPT_NPEN: '199', ISPT_REP: '164 (25 for 64mm/64 for 70mm)' },
  })
  expect(sptLabel(readSpt(values))).toBe('164/135 mm')
  expect(readSpt(values).disagreement).toContain('increments of ISPT_REP 64 blows in 70 mm')
  const unknown = { ISPT_SEAT: '25', ISPT_MAIN: '164', ISPT_NPEN: '199' }
  expect(readSpt(unknown).result.kind).toBe('unread')
})

test('a test that ended in its seating is written without increments that were not driven', () => {
  const values = row('25,0,0,0,0,0', '0,0,0,0,0,0', { ISPT_REP: '0 (25 for 0mm/0 for 0mm)' })
  expect(sptLogText(values)).toBe('25/0mm seating (25)')
})
