import { describe, expect, test } from 'vitest'
import { readLog } from '../src/index.ts'
import { inclinationIsUnset, statedDirection } from '@groundsheet/readings'
import { findings, HORIZONTAL, horn, UNSET } from './inclination-findings.ts'

describe('HOLE_INCL of 0 (AGS 3) with nothing that contradicts it', () => {
  test.each([
    { HOLE_INCL: '0' },
    { HOLE_INCL: '0.00', HOLE_TYPE: 'TP', HOLE_ORNT: '0' },
    { HOLE_INCL: ' 0 ', HOLE_TYPE: 'TP', HOLE_ORNT: '135' },
    { HOLE_INCL: '0', HOLE_TYPE: 'IP/TT', HOLE_ORNT: '45' },
    { HOLE_INCL: '0', HOLE_TYPE: 'RC', HOLE_ORNT: '90' },
    { HOLE_INCL: '0', HOLE_TYPE: 'RC', HOLE_ORNT: '360' },
    { HOLE_INCL: '0', HOLE_TYPE: 'CP', HOLE_ORNT: '45' },
    { HOLE_INCL: '0', HOLE_ORNT: '45' },
    { HOLE_INCL: '0', HOLE_TYPE: 'RO', HOLE_REM: 'Borehole drilled with mast at vertical position.' },
    { HOLE_INCL: '0', HOLE_TYPE: 'WS', HOLE_REM: 'Rig barrel at an angle - no further progress.' },
    { HOLE_INCL: '0', HOLE_TYPE: 'RC', HOLE_REM: 'Hole was not inclined. Inclinometer installed.' },
    { HOLE_INCL: '0', HOLE_TYPE: 'RC', HOLE_REM: 'Borehole relocated 2 m horizontally.' },
    { HOLE_INCL: '0', HOLE_TYPE: 'RC', HOLE_REM: 'Horizontal bedding; inclined fractures.' },
  ])('is probably not set where nothing else states that the hole is inclined: %o', (data) => {
    expect(findings(data)).toEqual([{ ...UNSET, table: 'HOLE' }])
    expect(inclinationIsUnset(statedDirection(data))).toBe(true)
  })

  test.each([
    { HOLE_INCL: '0', HOLE_TYPE: 'RC', HOLE_ORNT: '135' },
    { HOLE_INCL: '0', HOLE_TYPE: 'IP+RC', HOLE_ORNT: '270' },
    { HOLE_INCL: '0', HOLE_TYPE: 'TRAV' },
    { HOLE_INCL: '0', HOLE_TYPE: 'Horizontal' },
    { HOLE_INCL: '0', HOLE_REM: 'Horizontal borehole through the abutment' },
    { HOLE_INCL: '0', HOLE_REM: 'Hole drilled horizontally into the retaining wall.' },
    { HOLE_INCL: '0', HOLE_REM: 'BH12A was\n  horizontal.' },
  ])('is a horizontal hole where %o states it', (data) => {
    expect(findings(data)).toEqual([{ ...HORIZONTAL, table: 'HOLE' }])
    expect(inclinationIsUnset(statedDirection(data))).toBe(false)
  })

  test('is a horizontal hole if the name of its type states it', () => {
    expect(findings({ HOLE_INCL: '0', HOLE_TYPE: 'X' }, {}, 'Horizontal rotary cored')).toEqual([
      { ...HORIZONTAL, table: 'HOLE' },
    ])
  })

  test('no value, 90, and any other angle are read as stated', () => {
    expect(findings({})).toEqual([])
    expect(findings({ HOLE_INCL: '90' })).toEqual([])
    expect(findings({ HOLE_INCL: '-90' })).toEqual([])
    expect(findings({ HOLE_INCL: '45' })).toEqual([{ kind: 'inclined', table: 'HOLE', angle: 45 }])
    expect(inclinationIsUnset(statedDirection({}))).toBe(false)
    expect(inclinationIsUnset(statedDirection({ HOLE_INCL: '45' }))).toBe(false)
  })
})

describe('HOLE_INCL of 0 (AGS 3) and words of the file', () => {
  test.each([
    ['Drilled at 60 degrees from horizontal.', 'Drilled at 60 degrees from horizontal'],
    ['Grouted on completion; hole drilled at 60° to the horizontal', 'hole drilled at 60° to the horizontal'],
    ['Inclination 45 degrees', 'Inclination 45 degrees'],
    ['Water lost at 3.2 m. Inclination: 45 deg.', 'Inclination: 45 deg'],
    ['Angle hole below the pier.', 'Angle hole below the pier'],
    ['Borehole drilled at an angle of 30 deg', 'Borehole drilled at an angle of 30 deg'],
    ['Drilled at an angle.', 'Drilled at an angle'],
    ['Raked', 'Raked'],
    ['Raked at 15 degrees', 'Raked at 15 degrees'],
    ['Probe drilled. Inclined rotary hole.', 'Inclined rotary hole'],
    [
      'NOTE: Borehole drilled with mast inclined at 13 degrees.',
      'NOTE: Borehole drilled with mast inclined at 13 degrees',
    ],
  ])('contradicts “%s”, which is quoted', (HOLE_REM, words) => {
    const data = { HOLE_INCL: '0', HOLE_TYPE: 'RC', HOLE_REM }
    const { findings: found } = readLog(
      { finalDepth: 10, groundLevel: 0, direction: statedDirection(data) },
      {},
    )
    expect(found).toMatchObject([
      { kind: 'inclination-elsewhere', table: 'HOLE', angle: 0, text: `HOLE_REM “${words}”` },
    ])
    expect(inclinationIsUnset(statedDirection(data))).toBe(false)
  })

  test.each([
    'Subvertical fractures typically 80 to 90 degrees from horizontal',
    'The Breccia is stepped to an average of 40 degrees from horizontal.',
    'BH located mid slope (30deg angle).',
    'Ceramic drain at 0.80m. Orientation 30 deg.',
    'Slope <20 deg. No groundwater encountered.',
    'Bedding inclination 45 degrees.',
    'Inclinometer installed to base.',
    'Drilled at 90 degrees.',
    'Joints inclined at 60 degrees.',
    'Pit sides raked back.',
    'Raked over on completion.',
  ])('is not contradicted by “%s”', (HOLE_REM) => {
    expect(findings({ HOLE_INCL: '0', HOLE_TYPE: 'RC', HOLE_REM })).toEqual([{ ...UNSET, table: 'HOLE' }])
  })

  test.each(['', '90'])(
    'words that say that a hole is inclined are reported beside “%s” too',
    (HOLE_INCL) => {
      const data = { HOLE_INCL, HOLE_REM: 'Borehole drilled with mast inclined at 13 degrees.' }
      expect(findings(data)).toEqual([{ kind: 'inclination-elsewhere', table: 'HOLE', angle: 90 }])
      expect(findings({ ...data, HOLE_INCL: '77' })).toEqual([{ kind: 'inclined', table: 'HOLE', angle: 77 }])
    },
  )

  test.each(['45 deg', '45°', '45 degrees', ' 45DEG. ', '45 Degs'])('“%s” is read as 45', (HOLE_INCL) => {
    expect(findings({ HOLE_INCL })).toEqual([{ kind: 'inclined', table: 'HOLE', angle: 45 }])
    expect(findings({}, horn({ HORN_INCL: HOLE_INCL }))).toEqual([
      { kind: 'inclined', table: 'HORN', angle: 45 },
    ])
  })
})
