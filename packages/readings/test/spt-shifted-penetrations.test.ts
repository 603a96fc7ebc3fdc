import { expect, test } from 'vitest'
import { readSpt, sptLabel, sptLogText } from '../src/index.ts'

const row = (blows: readonly string[], penetrations: readonly string[], more: Record<string, string>) => ({
  ...Object.fromEntries(blows.map((text, at) => [`ISPT_INC${at + 1}`, text])),
  ...Object.fromEntries(penetrations.map((text, at) => [`ISPT_PEN${at + 1}`, text])),
  ...more,
})

const REAL = [
  [
    'BH29 at 15.70 of A3040_03',
    row(['25', '', '33', '50'], ['10', '75', '25'], {
      ...{ ISPT_MAIN: '83', ISPT_NPEN: '110', ISPT_REP: '83 (25 for 10mm/33,50 for 25mm)' },
    }),
    '83/100 mm',
    '83/100mm (25 for 10mm/33,50 for 25mm)',
  ],
  [
    'BH110A at 7.30 of C7023',
    row(['25', '', '34', '16'], ['35', '75', '10'], {
      ...{ ISPT_MAIN: '50', ISPT_NPEN: '120', ISPT_REP: '50 (25 for 110mm/34 for 10mm)' },
    }),
    '50/85 mm',
    '50/85mm (25 for 35mm/34,16 for 10mm)',
  ],
  [
    'BH1702 at 6.00 of C7023',
    row(['25', '', '39', '44'], ['65', '10', '10'], {
      ...{ ISPT_MAIN: '83', ISPT_NPEN: '85', ISPT_REP: '83 (25 for 75mm/39 for 10mm)' },
    }),
    '83/20 mm',
    '83/20mm (25 for 65mm/39 for 10mm,44 for 10mm)',
  ],
] as const

test.each(REAL)('each increment of %s has its own penetration', (_test, values, label, log) => {
  expect(sptLabel(readSpt(values))).toBe(label)
  expect(sptLogText(values)).toBe(log)
})

test('what is listed states the increments in their own penetrations', () => {
  const [, [, values]] = REAL
  expect(readSpt(values).disagreement).toContain('increments 50 blows in 85 mm')
  expect(readSpt(values).disagreement.join()).not.toContain('increments 50 blows in 10 mm')
})

test('what is listed says which penetrations are read at another increment than they are written at', () => {
  const notes = REAL.map(([, values]) => readSpt(values).disagreement.at(-1))
  expect(notes).toEqual([
    'penetrations read one increment later: ISPT_PEN2 75 mm, ISPT_PEN3 25 mm',
    'penetrations read one increment later: ISPT_PEN2 75 mm, ISPT_PEN3 10 mm',
    'penetrations read one increment later: ISPT_PEN2 10 mm, ISPT_PEN3 10 mm',
  ])
})

test('penetrations that do not sum to ISPT_NPEN, or follow a whole first increment, are not moved', () => {
  const other = row(['25', '', '34', '16'], ['35', '75', '10'], { ISPT_MAIN: '50', ISPT_NPEN: '130' })
  expect(sptLogText(other)).toBe('50/95mm (25 for 35mm/34 for 10mm,16)')
  const whole = row(['25', '', '45', '5'], ['75', '35', '75'], {
    ...{ ISPT_NVAL: '50', ISPT_MAIN: '50', ISPT_NPEN: '185', ISPT_REP: '50/75mm (25,45,5)' },
  })
  expect(sptLabel(readSpt(whole))).toBe('50/75 mm')
})
