import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { dictionaryOf, extendDictionary, locationsGroup, type AgsRecord } from '../src/index.ts'

const ags4 = dictionaryOf('AGS4')
const ags3 = dictionaryOf('AGS3')

function group(code: string, parent: string, name = ''): AgsRecord {
  return { DICT_TYPE: 'GROUP', DICT_GRP: code, DICT_PGRP: parent, DICT_DESC: name }
}

function heading(code: string, name: string, status: string): AgsRecord {
  return {
    DICT_TYPE: 'HEADING',
    DICT_GRP: code,
    DICT_HDNG: name,
    DICT_STAT: status,
    DICT_DTYP: '2DP',
    DICT_UNIT: 'm',
  }
}

describe('The standard dictionaries', () => {
  test('know groups with parent, name and keys in order', () => {
    expect(ags4.group('GEOL')).toMatchObject({ parent: 'LOCA', keys: ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE'] })
    expect(ags3.group('GEOL')).toMatchObject({ parent: 'HOLE', keys: ['HOLE_ID', 'GEOL_TOP', 'GEOL_BASE'] })
    expect(ags4.group('TRIT')?.parent).toBe('TRIG')
    expect(ags4.group('XXXX')).toBeUndefined()
  })

  test('know headings with status, data type and unit', () => {
    const top = ags4.headings('GEOL').find((definition) => definition.heading === 'GEOL_TOP')
    expect(top).toEqual({
      heading: 'GEOL_TOP',
      group: 'GEOL',
      status: 'KEY',
      type: '2DP',
      unit: 'm',
      name: 'Depth to top of stratum',
    })
    expect(ags3.headings('HOLE')[0]).toEqual({
      heading: 'HOLE_ID',
      group: 'HOLE',
      status: 'KEY',
      type: null,
      unit: '',
      name: 'Exploratory hole',
    })
    expect(ags4.headings('XXXX')).toEqual([])
  })

  test('know what codes mean', () => {
    expect(ags4.meaning('LOCA_TYPE', 'CP')).toMatch(/cable percussion/i)
    expect(ags3.meaning('HOLE_TYPE', 'CP')).toMatch(/cable percussion/i)
    expect(ags4.meaning('LOCA_TYPE', 'no such code')).toBeUndefined()
    expect(ags4.meaning('constructor', 'name')).toBeUndefined()
  })

  test.each([ags4, ags3])(
    'are whole: every parent is a group, every key one of its headings',
    (dictionary) => {
      expect(dictionary.groups.length).toBeGreaterThan(70)
      for (const { code, parent, keys } of dictionary.groups) {
        const headings = dictionary.headings(code).map((definition) => definition.heading)
        expect(headings).toEqual(expect.arrayContaining([...keys]))
        if (parent !== null) expect(dictionary.group(parent)).toBeDefined()
      }
    },
  )

  test('have one group of locations each', () => {
    expect(locationsGroup('AGS4')).toBe('LOCA')
    expect(locationsGroup('AGS3')).toBe('HOLE')
  })
})

/** The tables that the modules were made of stand beside the checkout; without them this is skipped. */
const tables = new URL('../../../../shared/ags/dictionary/', import.meta.url)

function readTable(name: string): string[][] {
  const lines = readFileSync(new URL(name, tables), 'utf8').trimEnd().split('\n')
  return lines.slice(1).map((line) => line.split('\t'))
}

describe.skipIf(!existsSync(tables))('The carried tables', () => {
  test.each([
    ['ags4', ags4],
    ['ags3', ags3],
  ] as const)('of %s say what their source says', (edition, dictionary) => {
    for (const [code = '', parent = '', name, keys = ''] of readTable(`${edition}-groups.tsv`)) {
      expect(dictionary.group(code)).toEqual({ code, parent: parent || null, name, keys: keys.split(' ') })
    }
    for (const [group = '', heading = '', status = '', ...rest] of readTable(`${edition}-headings.tsv`)) {
      const [type, unit] = edition === 'ags4' ? rest : [null, ...rest]
      const found = dictionary.headings(group).find((definition) => definition.heading === heading)
      expect(found).toMatchObject({ heading, group, status, type, unit })
    }
  })

  test('of codes say what their source says', () => {
    for (const [heading = '', code = '', meaning] of readTable('ags4-codes.tsv')) {
      expect(ags4.meaning(heading, code)).toBe(meaning)
    }
  })
})

describe('A dictionary extended by a file', () => {
  test('has the groups of the sender, with parent and keys', () => {
    const dict = [
      group('XTRA', 'SAMP', 'Extra tests'),
      heading('XTRA', 'LOCA_ID', 'KEY'),
      heading('XTRA', 'XTRA_VAL', 'OTHER'),
    ]
    const extended = extendDictionary(ags4, dict, [])
    expect(extended.group('XTRA')).toEqual({
      code: 'XTRA',
      parent: 'SAMP',
      name: 'Extra tests',
      keys: ['LOCA_ID'],
    })
    expect(extended.headings('XTRA').map(({ heading: name, type, unit }) => [name, type, unit])).toEqual([
      ['LOCA_ID', '2DP', 'm'],
      ['XTRA_VAL', '2DP', 'm'],
    ])
    expect(extended.groups.length).toBe(ags4.groups.length + 1)
    expect(ags4.group('XTRA')).toBeUndefined()
  })

  test('keeps the standard, and adds headings and keys to its groups', () => {
    const extended = extendDictionary(
      ags4,
      [heading('GEOL', 'GEOL_XTRA', 'KEY'), heading('GEOL', 'GEOL_TOP', 'OTHER')],
      [],
    )
    expect(extended.group('GEOL')).toMatchObject({
      parent: 'LOCA',
      keys: ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_XTRA'],
    })
    expect(extended.headings('GEOL').at(-1)?.heading).toBe('GEOL_XTRA')
    expect(extended.headings('GEOL').find((definition) => definition.heading === 'GEOL_TOP')?.status).toBe(
      'KEY',
    )
  })

  test('hangs a group without a usable parent on the locations when it has their key', () => {
    const headings = [heading('XTRA', 'HOLE_ID', 'KEY')]
    expect(extendDictionary(ags3, headings, []).group('XTRA')?.parent).toBe('HOLE')
    expect(extendDictionary(ags3, [group('XTRA', 'NONE'), ...headings], []).group('XTRA')?.parent).toBe(
      'HOLE',
    )
    expect(extendDictionary(ags3, [group('XTRA', 'NONE')], []).group('XTRA')?.parent).toBeNull()
  })

  test('never leads around in a circle', () => {
    const circle = [
      group('AAAA', 'BBBB'),
      group('BBBB', 'CCCC'),
      group('CCCC', 'AAAA'),
      group('DDDD', 'DDDD'),
    ]
    const extended = extendDictionary(ags4, circle, [])
    for (const code of ['AAAA', 'BBBB', 'CCCC', 'DDDD']) {
      const passed: string[] = []
      for (
        let next = extended.group(code);
        next && passed.length < 9;
        next = extended.group(next.parent ?? '')
      )
        passed.push(next.code)
      expect(passed.length).toBeLessThan(5)
    }
  })

  test('prefers the meanings of the file', () => {
    const abbreviations = [
      { ABBR_HDNG: 'LOCA_TYPE', ABBR_CODE: 'CP', ABBR_DESC: 'Our rig' },
      { ABBR_HDNG: 'GEOL_GEOL', ABBR_CODE: 'LC', ABBR_DESC: 'London Clay' },
    ]
    const extended = extendDictionary(ags4, [], abbreviations)
    expect(extended.meaning('LOCA_TYPE', 'CP')).toBe('Our rig')
    expect(extended.meaning('GEOL_GEOL', 'LC')).toBe('London Clay')
    expect(extended.meaning('LOCA_TYPE', 'TP')).toBe(ags4.meaning('LOCA_TYPE', 'TP'))
  })
})
