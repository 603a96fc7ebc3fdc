import { describe, expect, test } from 'vitest'
import {
  AGS4_VERSIONS,
  dictionaryOf,
  locationsGroup,
  readAgs4Version,
  type Ags4Version,
} from '../src/index.ts'
import { ags3, ags4 } from './dictionary-lookup.ts'

describe('The standard dictionaries', () => {
  test('list groups with parent, name and keys in order', () => {
    expect(ags4.group('GEOL')).toMatchObject({ parent: 'LOCA', keys: ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE'] })
    expect(ags3.group('GEOL')).toMatchObject({ parent: 'HOLE', keys: ['HOLE_ID', 'GEOL_TOP', 'GEOL_BASE'] })
    expect(ags4.group('TRIT')?.parent).toBe('TRIG')
    expect(ags4.group('XXXX')).toBeUndefined()
  })

  test('list headings with status, data type and unit', () => {
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

  test('list the meanings of codes', () => {
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

describe('Versions of the standard dictionaries', () => {
  test('of AGS4 are those of one version where it is named', () => {
    const has = (version: Ags4Version, group: string) =>
      dictionaryOf('AGS4', { version }).group(group) !== undefined
    expect([has('4.0.3', 'ELRG'), has('4.1', 'ELRG')]).toEqual([false, true])
    expect([has('4.1.1', 'ERES'), has('4.2', 'ERES')]).toEqual([true, false])
    const keysOf = (version: Ags4Version) => dictionaryOf('AGS4', { version }).group('PMTL')?.keys
    expect(keysOf('4.1')).toContain('PMTD_SEQ')
    expect(keysOf('4.1.1')).not.toContain('PMTD_SEQ')
  })

  test('of AGS4 have headings in the order of their version', () => {
    const endOf = (version: Ags4Version, group: string, last: number) =>
      dictionaryOf('AGS4', { version })
        .headings(group)
        .map(({ heading }) => heading)
        .slice(-last)
    expect(endOf('4.0.4', 'RDEN', 3)).toEqual(['TEST_STAT', 'FILE_FSET', 'RDEN_IDEN'])
    expect(endOf('4.1', 'ESCG', 5)).toEqual(['ESCG_CS', 'TEST_STAT', 'FILE_FSET', 'SPEC_BASE', 'ESCG_DEV'])
    expect(endOf('4.2', 'ESCG', 9).slice(0, 3)).toEqual(['SPEC_BASE', 'ESCG_DEV', 'ESCG_ISVR'])
    expect(endOf('4.1.1', 'LFCN', 5)).toEqual([
      'LFCN_METH',
      'LFCN_LAB',
      'LFCN_CRED',
      'TEST_STAT',
      'FILE_FSET',
    ])
  })

  test.each(AGS4_VERSIONS)('of AGS4 %s have the keys among their headings, in the same order', (version) => {
    const dictionary = dictionaryOf('AGS4', { version })
    for (const { code, keys } of dictionary.groups) {
      const found = dictionary.headings(code).filter(({ status }) => status.includes('KEY'))
      expect(found.map(({ heading }) => heading)).toEqual(keys)
    }
  })

  test('are named by TRAN_AGS', () => {
    const stated = ['4.0', '4.0.4', ' 4.1 ', '4.1.1', '4.2', '4', 'x.x', '', null]
    expect(stated.map(readAgs4Version)).toEqual([
      ...['4.0.3', '4.0.4', '4.1', '4.1.1', '4.2'],
      ...[null, null, null, null],
    ])
  })
})
