import { describe, expect, test } from 'vitest'
import { extendDictionary, type AgsRecord } from '../src/index.ts'
import { ags3, ags4, heading } from './dictionary-lookup.ts'

function group(code: string, parent: string, name = ''): AgsRecord {
  return { DICT_TYPE: 'GROUP', DICT_GRP: code, DICT_PGRP: parent, DICT_DESC: name }
}

describe('Groups and keys of a dictionary extended by a file', () => {
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

  test('a group without a usable parent belongs to the locations when it has their key', () => {
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
})

describe('Meanings and codes of a dictionary extended by a file', () => {
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

  test('lists codes: its own first, then those of the standard, and none that say nothing', () => {
    const abbreviations = [
      { ABBR_HDNG: 'LOCA_TYPE', ABBR_CODE: 'OURS', ABBR_DESC: 'Our rig' },
      { ABBR_HDNG: 'LOCA_TYPE', ABBR_CODE: 'TP', ABBR_DESC: ' ' },
      { ABBR_HDNG: 'LOCA_TYPE', ABBR_CODE: 'RC', ABBR_DESC: 'RC' },
      { ABBR_HDNG: 'GEOL_DESC', ABBR_CODE: 'CLAY', ABBR_DESC: 'CLAY' },
      ...['Undefined', ' NOT DEFINED.', 'No code defined'].flatMap((ABBR_DESC) => [
        { ABBR_HDNG: 'GEOL_GEOL', ABBR_CODE: '-', ABBR_DESC },
        { ABBR_HDNG: 'LOCA_TYPE', ABBR_CODE: 'WS', ABBR_DESC },
      ]),
    ]
    const extended = extendDictionary(ags4, [], abbreviations)
    const types = [...extended.codes('LOCA_TYPE')]
    expect(types[0]).toEqual(['OURS', 'Our rig'])
    expect(types).toHaveLength(ags4.codes('LOCA_TYPE').size + 1)
    expect(extended.codes('LOCA_TYPE').get('TP')).toBe(ags4.meaning('LOCA_TYPE', 'TP'))
    expect(extended.codes('LOCA_TYPE').get('RC')).toBe(ags4.meaning('LOCA_TYPE', 'RC'))
    for (const found of [extended.codes('LOCA_TYPE').get('WS'), extended.meaning('LOCA_TYPE', 'WS')])
      expect(found).toBe(ags4.meaning('LOCA_TYPE', 'WS'))
    expect(extended.meaning('GEOL_GEOL', '-')).toBeUndefined()
    expect(['GEOL_DESC', 'GEOL_GEOL', 'constructor'].map((name) => extended.codes(name).size)).toEqual([
      ...[0, 0, 0],
    ])
  })

  test('takes the last that says something where rows differ', () => {
    const dict = [
      group('XTRA', 'SAMP', 'Old'),
      { ...heading('XTRA', 'XTRA_VAL', 'OTHER'), DICT_DESC: 'Old', DICT_UNIT: 'm' },
      group('XTRA', '', 'New'),
      { ...heading('XTRA', 'XTRA_VAL', ''), DICT_DESC: 'New', DICT_UNIT: '' },
    ]
    const abbreviations = ['Old', 'New', ''].map((meaning) => ({
      ABBR_HDNG: 'XTRA_VAL',
      ABBR_CODE: 'A',
      ABBR_DESC: meaning,
    }))
    const extended = extendDictionary(ags4, dict, abbreviations)
    expect(extended.group('XTRA')).toMatchObject({ name: 'New', parent: 'SAMP' })
    expect(extended.headings('XTRA')).toEqual([
      { heading: 'XTRA_VAL', group: 'XTRA', status: 'OTHER', type: '2DP', unit: 'm', name: 'New' },
    ])
    expect(extended.meaning('XTRA_VAL', 'A')).toBe('New')
  })
})

test('keys that a file adds have the order of the headings, whatever the order of its DICT rows', () => {
  const stated = ['HDPH_TYPE', 'HDPH_BASE'].map((name) => heading('HDPH', name, 'KEY'))
  for (const rows of [stated, stated.toReversed()])
    expect(extendDictionary(ags3, rows, []).group('HDPH')?.keys).toEqual([
      ...['HOLE_ID', 'HDPH_TOP'],
      ...['HDPH_BASE', 'HDPH_TYPE'],
    ])
})
