import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hasRealFiles, realFilePath } from '../../../test/real-files.ts'
import { createAgsDecoder, parseAgs } from '../../ags/src/index.ts'
import { findInclined, leansFromVertical, readLog, type Tables } from '../src/index.ts'
import { inclinationIsUnset, statedDirection } from '@groundsheet/readings'
import { rowsOf } from './rows.ts'

type Data = Readonly<Record<string, string>>

const findings = (data: Data, tables: Tables = {}, typeName = '') =>
  readLog(
    { finalDepth: 10, groundLevel: 4.5, direction: statedDirection(data, typeName) },
    tables,
  ).findings.map(({ kind, table, angle }) => ({ kind, table, angle }))
const horn = (...rows: Record<string, string>[]): Tables => ({
  HORN: rowsOf('HORN', ...rows.map((row) => ({ HORN_TOP: '0.00', HORN_BASE: '10.00', ...row }))),
})

const UNSET = { kind: 'inclination-unset', angle: 0 }
const HORIZONTAL = { kind: 'inclined', angle: 0 }

describe('an inclination that no hole can have', () => {
  const impossible = (angle: number, table = 'HOLE') => ({ kind: 'inclination-impossible', table, angle })

  test('counts as not stated, is listed, and gives no inclined hole', () => {
    fc.assert(
      fc.property(fc.double({ min: 90.6, max: 1e8, noNaN: true }), fc.boolean(), (size, isDown) => {
        const text = (isDown ? size : -size).toFixed(3)
        const direction = statedDirection({ HOLE_INCL: text, HOLE_TYPE: 'RC' })
        expect(direction).toMatchObject({ inclination: null, impossible: Number(text) })
        expect(leansFromVertical(findInclined(direction, {}))).toBe(false)
        expect(findings({ HOLE_INCL: text, HOLE_TYPE: 'RC' })).toEqual([impossible(Number(text))])
        expect(findings({}, horn({ HORN_INCL: text }))).toEqual([impossible(Number(text), 'HORN')])
      }),
    )
  })

  test.each(['-90', '90', '45 deg', '-60'])('is not %s', (text) => {
    expect(findings({ HOLE_INCL: text, HOLE_TYPE: 'RC' }).map(({ kind }) => kind)).not.toContain(
      'inclination-impossible',
    )
  })

  test('is 9 of a hole that no rotary rig drilled, without a bearing or words', () => {
    expect(findings({ HOLE_INCL: '9', HOLE_TYPE: 'CONP', HOLE_ORNT: '0' })).toEqual([impossible(9)])
    for (const data of [
      { HOLE_TYPE: 'IP+RC' },
      { HOLE_TYPE: 'TRAV' },
      { HOLE_TYPE: '' },
      { HOLE_TYPE: 'WS', HOLE_ORNT: '135' },
      { HOLE_TYPE: 'WS', HOLE_REM: 'Hole drilled horizontally into the wall.' },
    ])
      expect(findings({ HOLE_INCL: '9', ...data })).toEqual([{ kind: 'inclined', table: 'HOLE', angle: 9 }])
  })
})

describe('HOLE_INCL of 0 (AGS 3)', () => {
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
  ])('is probably not set where nothing else says that the hole is inclined: %o', (data) => {
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
  ])('is a horizontal hole where %o says so', (data) => {
    expect(findings(data)).toEqual([{ ...HORIZONTAL, table: 'HOLE' }])
    expect(inclinationIsUnset(statedDirection(data))).toBe(false)
  })

  test('is a horizontal hole if the name of its type states it', () => {
    expect(findings({ HOLE_INCL: '0', HOLE_TYPE: 'X' }, {}, 'Horizontal rotary cored')).toEqual([
      { ...HORIZONTAL, table: 'HOLE' },
    ])
  })

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

  test('no value, 90, and any other angle are read as stated', () => {
    expect(findings({})).toEqual([])
    expect(findings({ HOLE_INCL: '90' })).toEqual([])
    expect(findings({ HOLE_INCL: '-90' })).toEqual([])
    expect(findings({ HOLE_INCL: '45' })).toEqual([{ kind: 'inclined', table: 'HOLE', angle: 45 }])
    expect(inclinationIsUnset(statedDirection({}))).toBe(false)
    expect(inclinationIsUnset(statedDirection({ HOLE_INCL: '45' }))).toBe(false)
  })
})

describe('HORN_INCL of 0 (AGS 4)', () => {
  test('is probably not set if no row of the hole states that it is inclined', () => {
    expect(findings({ LOCA_TYPE: 'CP' }, horn({ HORN_INCL: '0' }))).toEqual([{ ...UNSET, table: 'HORN' }])
    expect(findings({ LOCA_TYPE: 'TP' }, horn({ HORN_INCL: '0', HORN_ORNT: '30' }))).toEqual([
      { ...UNSET, table: 'HORN' },
    ])
    expect(findings({}, horn({ HORN_INCL: '90' }, { HORN_INCL: '0' }))).toEqual([{ ...UNSET, table: 'HORN' }])
  })

  test('is horizontal if another row, its own bearing or remark, or the hole states it', () => {
    const horizontal = { ...HORIZONTAL, table: 'HORN' }
    expect(findings({}, horn({ HORN_INCL: '30' }, { HORN_INCL: '0' }))).toEqual([
      { kind: 'inclined', table: 'HORN', angle: 30 },
      horizontal,
    ])
    expect(findings({ LOCA_TYPE: 'RC' }, horn({ HORN_INCL: '0', HORN_ORNT: '315' }))).toEqual([horizontal])
    expect(findings({}, horn({ HORN_INCL: '0', HORN_REM: 'Horizontal' }))).toEqual([horizontal])
    expect(findings({ LOCA_REM: 'Horizontal hole into the pier' }, horn({ HORN_INCL: '0' }))).toEqual([
      horizontal,
    ])
  })

  test('contradicts a remark of the hole or of a section that states inclined', () => {
    const elsewhere = { kind: 'inclination-elsewhere', table: 'HORN', angle: 0 }
    const zero = horn({ HORN_INCL: '0' })
    expect(findings({ LOCA_REM: 'Angled hole below the pier' }, zero)).toEqual([elsewhere])
    expect(findings({}, horn({ HORN_INCL: '0', HORN_REM: 'Inclined 60 deg' }))).toEqual([elsewhere])
  })

  test('keeps the depths and the row of its section', () => {
    const { findings } = readLog({ finalDepth: 10, groundLevel: 0 }, horn({ HORN_INCL: '0' }))
    expect(findings).toMatchObject([{ kind: 'inclination-unset', top: 0, base: 10, row: { table: 'HORN' } }])
  })
})

describe('an inclination beyond 90 degrees, such as the bearing of a trial pit', () => {
  const impossible = { kind: 'inclination-impossible', table: 'HORN', angle: 256 }

  test('is listed and is no inclination', () => {
    expect(findings({ LOCA_TYPE: 'TP' }, horn({ HORN_INCL: '256' }))).toEqual([impossible])
    expect(findings({}, horn({ HORN_INCL: '90.4' }))).toEqual([])
    expect(leansFromVertical([{ kind: 'inclination-impossible' }])).toBe(false)
  })

  test('does not hide words that state that the hole is inclined, or a section that is', () => {
    expect(findings({ LOCA_REM: 'Angled hole below the pier' }, horn({ HORN_INCL: '256' }))).toMatchObject([
      impossible,
      { kind: 'inclination-elsewhere', angle: 90 },
    ])
    expect(findings({}, horn({ HORN_INCL: '256' }, { HORN_INCL: '60' }))).toMatchObject([
      impossible,
      { kind: 'inclined', angle: 60 },
    ])
  })
})

test.skipIf(!hasRealFiles)('of 150 real holes, those whose mast was inclined say so in remarks', () => {
  const decoder = createAgsDecoder('utf-8')
  const { groups } = parseAgs(decoder.write(readFileSync(realFilePath('Cowlairs park.ags'))) + decoder.end())
  const { headings = [], rows = [] } = [...groups.values()].find(({ code }) => code === 'HOLE') ?? {}
  const holes = rows.map((row) => Object.fromEntries(headings.map((name, at) => [name, row[at] ?? ''])))
  const inclined = holes.filter((data) => statedDirection({ ...data, HOLE_INCL: '0' }).inclined)
  expect(holes).toHaveLength(150)
  expect(inclined.map(({ HOLE_REM }) => /mast inclined at \d+/.test(HOLE_REM ?? ''))).not.toContain(false)
  expect(inclined).toHaveLength(holes.filter(({ HOLE_REM }) => HOLE_REM?.includes('mast inclined')).length)
})
