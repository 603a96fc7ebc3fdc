import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hasRealFiles, realFilePath } from '../../../test/real-files.ts'
import { createAgsDecoder, parseAgs } from '../../ags/src/index.ts'
import { findInclined, isInclinedHole, readLog } from '../src/index.ts'
import { statedDirection } from '@groundsheet/readings'
import { findings, HORIZONTAL, horn, UNSET } from './inclination-findings.ts'

describe('an inclination that no hole can have', () => {
  const impossible = (angle: number, table = 'HOLE') => ({ kind: 'inclination-impossible', table, angle })

  test('counts as not stated, is listed, and gives no inclined hole', () => {
    fc.assert(
      fc.property(fc.double({ min: 90.6, max: 1e8, noNaN: true }), fc.boolean(), (size, isDown) => {
        const text = (isDown ? size : -size).toFixed(3)
        const direction = statedDirection({ HOLE_INCL: text, HOLE_TYPE: 'RC' })
        expect(direction).toMatchObject({ inclination: null, impossible: Number(text) })
        expect(isInclinedHole(findInclined(direction, {}))).toBe(false)
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

  test('is 9 degrees in a hole drilled without a rotary rig and without a bearing or words', () => {
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
    expect(isInclinedHole([{ kind: 'inclination-impossible' }])).toBe(false)
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

test.skipIf(!hasRealFiles)('of 150 real holes, those whose mast was inclined state it in remarks', () => {
  const decoder = createAgsDecoder('utf-8')
  const { groups } = parseAgs(decoder.write(readFileSync(realFilePath('Cowlairs park.ags'))) + decoder.end())
  const { headings = [], rows = [] } = [...groups.values()].find(({ code }) => code === 'HOLE') ?? {}
  const holes = rows.map((row) => Object.fromEntries(headings.map((name, at) => [name, row[at] ?? ''])))
  const inclined = holes.filter((data) => statedDirection({ ...data, HOLE_INCL: '0' }).inclined)
  expect(holes).toHaveLength(150)
  expect(inclined.map(({ HOLE_REM }) => /mast inclined at \d+/.test(HOLE_REM ?? ''))).not.toContain(false)
  expect(inclined).toHaveLength(holes.filter(({ HOLE_REM }) => HOLE_REM?.includes('mast inclined')).length)
})
