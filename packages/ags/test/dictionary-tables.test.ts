import { describe, expect, test } from 'vitest'
import { hasRealFiles, readDictionaryTable } from '../../../test/real-files.ts'
import { AGS4_VERSIONS, dictionaryOf, extendDictionary, nameHeading } from '../src/index.ts'
import { ags3, ags4, heading } from './dictionary-lookup.ts'

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

  test('of codes state what their source says', () => {
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

  test('of the sender are what its DICT states, and leave those of the standard alone', () => {
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
