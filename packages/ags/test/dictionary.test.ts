import { describe, expect, test } from 'vitest'
import { hasRealFiles, readDictionaryTable } from '../../../test/real-files.ts'
import {
  AGS4_VERSIONS,
  dictionaryOf,
  extendDictionary,
  locationsGroup,
  nameHeading,
  readAgs4Version,
  type Ags4Version,
  type AgsRecord,
} from '../src/index.ts'

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

  test('have one group of locations each', () => {
    expect(locationsGroup('AGS4')).toBe('LOCA')
    expect(locationsGroup('AGS3')).toBe('HOLE')
  })
})

describe.skipIf(!hasRealFiles)('The carried tables', () => {
  test.each([
    ['ags4', ags4],
    ['ags3', ags3],
  ] as const)('of %s say what their source says', (edition, dictionary) => {
    for (const [code = '', parent = '', name, keys = ''] of readDictionaryTable(`${edition}-groups`)) {
      expect(dictionary.group(code)).toEqual({ code, parent: parent || null, name, keys: keys.split(' ') })
    }
    for (const [group = '', heading = '', status = '', ...rest] of readDictionaryTable(
      `${edition}-headings`,
    )) {
      const [type, unit] = edition === 'ags4' ? rest : [null, ...rest]
      const found = dictionary.headings(group).find((definition) => definition.heading === heading)
      expect(found).toMatchObject({ heading, group, status, type, unit })
    }
  })

  test.each(AGS4_VERSIONS)('of AGS4 %s have what their source says for it', (version) => {
    const dictionary = dictionaryOf('AGS4', { version })
    const isIn = (since: string, until: string) => {
      const [first, last] = [since, until].map((name) => AGS4_VERSIONS.findIndex((known) => known === name))
      const place = AGS4_VERSIONS.indexOf(version)
      return (first ?? 0) <= place && place <= (last ?? 0)
    }
    const groups = readDictionaryTable('ags4-groups').filter(([, , , , since = '', until = '']) =>
      isIn(since, until),
    )
    const headings = readDictionaryTable('ags4-headings').filter(([, , , , , since = '', until = '']) =>
      isIn(since, until),
    )
    expect(dictionary.groups.map(({ code }) => code)).toEqual(groups.map(([code]) => code))
    for (const { code } of dictionary.groups) {
      const expected = headings.filter(([group]) => group === code).map(([, heading]) => heading)
      expect(
        dictionary
          .headings(code)
          .map(({ heading }) => heading)
          .sort(),
      ).toEqual(expected.sort())
    }
  })

  test('of codes say what their source says', () => {
    for (const [heading = '', code = '', meaning] of readDictionaryTable('ags4-codes')) {
      expect(ags4.meaning(heading, code)).toBe(meaning)
    }
  })
})

describe('Names of headings', () => {
  const headingsOf = (dictionary: typeof ags4) =>
    dictionary.groups.flatMap(({ code }) => dictionary.headings(code))

  test.each([
    ['GEOL_TOP', 'Depth to top of stratum'],
    ['ISPT_NVAL', 'SPT N value'],
    ['CORE_PREC', 'Total core recovery'],
    ['CLSS_NMC', 'Natural moisture content'],
    ['HOLE_NATE', 'Easting'],
    ['STCN_RES', 'Cone resistance (qc)'],
  ])('%s is %j', (code, name) => expect(nameHeading(code)).toBe(name))

  test('follow from the ending where a heading has none of its own', () => {
    expect([nameHeading('TRIG_METH'), nameHeading('OURS_REM')]).toEqual(['Test method', 'Remarks'])
    expect([nameHeading('OURS_VAL'), nameHeading('constructor'), nameHeading('')]).toEqual([null, null, null])
  })

  test('are short noun phrases', () => {
    for (const { heading: code, name } of [ags4, ags3].flatMap(headingsOf)) {
      if (name !== null) expect(name, code).toMatch(/^(pH|(\p{Lu}|pH|n-).{0,43}[^.\s])$/u)
    }
  })

  test.each([
    [
      'LOCA GEOL SAMP ISPT WSTG WSTD CORE FRAC BKFL PIPE HDIA CDIA CHIS PTIM HDPH HORN DREM WETH MONG MOND',
      ags4,
    ],
    ['IVAN IPEN ICBR IDEN IPRG IPRT ISAG ISAT SCPG SCPT SCPP GRAG GRAT TRIG TRIT CONS LPEN LVAN CBRT', ags4],
    ['HOLE GEOL SAMP ISPT WSTK CORE FRAC DISC BKFL MONP IPRM CLSS CNMT TRIX CONS GRAD DPRB', ags3],
  ])('are known for every heading of %s', (groups, dictionary) => {
    for (const definition of groups.split(' ').flatMap((code) => dictionary.headings(code))) {
      if (definition.heading !== 'GEOL_BNDF') expect(definition).toHaveProperty('name', expect.any(String))
    }
  })

  test('of the sender are what its DICT says, and leave those of the standard alone', () => {
    const extended = extendDictionary(
      ags4,
      [
        { ...heading('GEOL', 'GEOL_XTRA', 'OTHER'), DICT_DESC: 'Unit of our ground model' },
        { ...heading('GEOL', 'GEOL_TOP', 'KEY'), DICT_DESC: 'TOP!' },
        { ...heading('XTRA', 'XTRA_REM', 'OTHER') },
      ],
      [],
    )
    const nameOf = (code: string, name: string) =>
      extended.headings(code).find((definition) => definition.heading === name)?.name
    expect(nameOf('GEOL', 'GEOL_XTRA')).toBe('Unit of our ground model')
    expect(nameOf('GEOL', 'GEOL_TOP')).toBe('Depth to top of stratum')
    expect(nameOf('XTRA', 'XTRA_REM')).toBe('Remarks')
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
