import { describe, expect, it, test } from 'vitest'
import { createDataRules, type DataRulesOptions } from '../src/index.ts'
import { describeFindings, fileOf, readThrough, type Groups } from './check-tables.ts'

const LOCA = [
  'LOCA_ID|LOCA_NATE|LOCA_NATN|LOCA_GREF|LOCA_LOCX|LOCA_LOCY',
  '|m|m|||',
  'ID|2DP|2DP|PA|2DP|2DP',
  'BH1|530000.00|180000.00|OSGB||',
  'BH2|530010.00|180000.00|OSGB|10.00|20.00',
]
const HDPH = [
  'LOCA_ID|HDPH_TOP|HDPH_BASE',
  '|m|m',
  'ID|2DP|2DP',
  'BH1|0.00|2.00',
  'BH1|2.00|9.50',
  'BH2|0.00|3.00',
]
const LLPL = [
  'LOCA_ID|SAMP_TOP|SAMP_REF|SAMP_TYPE|SAMP_ID|SPEC_REF|SPEC_DPTH',
  '|m|||||m',
  'ID|2DP|X|PA|ID|X|2DP',
  'BH1|1.00|1|U|S1||',
]
const CLEAN: Groups = { LOCA, HDPH, LLPL }

/** The clean group with other text in its rows. */
const changed = (group: readonly string[], from: string, to: string) =>
  group.map((row) => row.replaceAll(from, to))

function findIn(groups: Groups, options: DataRulesOptions = {}): string[] {
  const text = fileOf({ ...CLEAN, ...groups })
  const rules = createDataRules(options)
  readThrough(text, rules)
  return describeFindings(text, rules.end().findings)
}

const SAMP = [
  'LOCA_ID|SAMP_TOP|SAMP_REF|SAMP_TYPE|SAMP_ID',
  '|m|||',
  'ID|2DP|X|PA|ID',
  'BH1|1.00|1|U|S1',
  'BH1|2.00|2|U|S2',
]

/** Each breaks one rule, and what is found then, with the lines it is found on. */
const BROKEN: readonly [name: string, groups: Groups, ...found: string[]][] = [
  ['no data types', { TYPE: [] }, 'Required groups error TYPE -: Group TYPE is missing'],
  ['no abbreviations', { ABBR: [] }, 'Required groups error ABBR -: Group ABBR is missing'],
  ['no strata', { GEOL: [] }, 'Required BGS groups error GEOL -: Group GEOL is missing'],
  [
    'no spatial referencing system',
    { LOCA: changed(LOCA, 'OSGB||', '||') },
    'Spatial referencing error LOCA LOCA_GREF: No spatial referencing system is stated <- ' +
      '"DATA","BH1","530000.00","180000.00","","",""',
  ],
  [
    'no northing',
    { LOCA: changed(LOCA, '180000.00|OSGB||', '0|OSGB||') },
    'Eastings and northings present error LOCA LOCA_NATE: The easting or the northing is missing <- ' +
      '"DATA","BH1","530000.00","0","OSGB","",""',
  ],
  [
    'coordinates that are no numbers',
    { LOCA: changed(LOCA, '530000.00', 'unknown') },
    'Non-numeric coordinates error LOCA LOCA_NATE: LOCA_NATE unknown is not a number <- ' +
      '"DATA","BH1","unknown","180000.00","OSGB","",""',
  ],
  [
    'coordinates of a type that is not numeric',
    { LOCA: changed(LOCA, 'ID|2DP', 'ID|X') },
    'Non-numeric coordinates error LOCA LOCA_NATE: LOCA_NATE has the data type X, which is not numeric <- ' +
      '"TYPE","ID","X","2DP","PA","2DP","2DP"',
  ],
  [
    'coordinates beyond the grid',
    { LOCA: changed(LOCA, '530000.00|180000.00', '5300000.00|180000.00') },
    'Eastings and northings in range warning LOCA LOCA_NATE: The position is not on the British National ' +
      'Grid <- "DATA","BH1","5300000.00","180000.00","OSGB","",""',
  ],
  [
    'a local grid that is the national one again',
    { LOCA: changed(LOCA, 'OSGB||', 'OSGB|530000|180000') },
    'LOCX is not a duplicate warning LOCA LOCA_LOCX: LOCA_LOCX and LOCA_LOCY are the same as the other ' +
      'coordinates of the hole <- "DATA","BH1","530000.00","180000.00","OSGB","530000","180000"',
  ],
  [
    'no hole depth',
    { HDPH: [...HDPH, 'BH2|3.00|'] },
    'Hole depth present error HDPH HDPH_BASE: No hole depth is stated <- "DATA","BH2","3.00",""',
  ],
  [
    'a hole depth without a top',
    { HDPH: changed(HDPH, 'BH2|0.00', 'BH2|') },
    'Hole depth present error HDPH HDPH_TOP: The top of a hole depth is not stated <- "DATA","BH2","","3.00"',
  ],
  [
    'a hole depth below the last stratum',
    { HDPH: changed(HDPH, '9.50', '12.00') },
    'Hole depth and GEOL warning HDPH HDPH_BASE: BH1 is 12 m deep, but its last stratum ends at 9.5 m <- ' +
      '"DATA","BH1","2.00","12.00"',
  ],
  [
    'a hole depth in feet below the last stratum in metres, in metres',
    { HDPH: [...HDPH.slice(0, 1), '|ft|ft', ...HDPH.slice(2, 3), 'BH1|0.00|40.00', 'BH2|0.00|9.8425'] },
    'Hole depth and GEOL warning HDPH HDPH_BASE: BH1 is 12.192 m deep, but its last stratum ends at 9.5 m ' +
      '<- "DATA","BH1","0.00","40.00"',
  ],
  [
    'strata of a hole without hole depth',
    { HDPH: HDPH.slice(0, -1) },
    'Hole depth and GEOL warning GEOL -: BH2 has strata and no hole depth <- ' +
      '"DATA","BH2","0.00","3.00","SAND"',
  ],
  [
    'strata without any hole depth',
    { HDPH: [] },
    'Hole depth present warning HDPH -: Group HDPH is missing: no hole with strata has a hole depth',
  ],
  [
    'a location that is not in LOCA',
    { WSTG: ['LOCA_ID|WSTG_DPTH', '|m', 'ID|2DP', 'BH3|1.00', 'BH1|1.00'] },
    'LOCA references error WSTG LOCA_ID: LOCA has no row with LOCA_ID "BH3" <- "DATA","BH3","1.00"',
  ],
  [
    'a location whose name in LOCA differs only in capitals',
    { WSTG: ['LOCA_ID|WSTG_DPTH', '|m', 'ID|2DP', 'bh1|1.00'] },
    'LOCA references error WSTG LOCA_ID: LOCA has no row with LOCA_ID "bh1": LOCA has "BH1"; the names ' +
      'differ only in capitals <- "DATA","bh1","1.00"',
  ],
  [
    'a location without a name, and the rows that may mean it',
    {
      LOCA: changed(LOCA, 'BH2|', '|'),
      HDPH: HDPH.slice(0, -1),
      GEOL: ['LOCA_ID|GEOL_TOP|GEOL_BASE', '|m|m', 'ID|2DP|2DP', 'BH1|0.00|9.50'],
      WSTG: ['LOCA_ID|WSTG_DPTH', '|m', 'ID|2DP', 'BH2|1.00'],
    },
    'LOCA references error WSTG LOCA_ID: LOCA has no row with LOCA_ID "BH2"; LOCA_ID is empty in line 60 ' +
      'of LOCA, which may be the row meant <- "DATA","BH2","1.00"',
    'LOCA references warning LOCA LOCA_ID: LOCA_ID of the location is empty, so that no row can belong to ' +
      'it <- "DATA","","530010.00","180000.00","OSGB","10.00","20.00"',
  ],
  [
    'a row without location',
    { WSTG: ['LOCA_ID|WSTG_DPTH', '|m', 'ID|2DP', '|1.00', 'BH1|1.00'] },
    'LOCA references error WSTG LOCA_ID: LOCA_ID is empty <- "DATA","","1.00"',
  ],
  [
    'a sample without its whole reference',
    { SAMP: [...SAMP, 'BH1|3.00||U|'] },
    'Sample referencing warning SAMP SAMP_ID: The sample has neither SAMP_ID nor all four parts of its ' +
      'reference <- "DATA","BH1","3.00","","U",""',
  ],
  [
    'samples of the same SAMP_ID',
    { SAMP: [...SAMP, 'BH2|3.00|3|U|S2'] },
    'Sample referencing error SAMP SAMP_ID: Several rows of SAMP have the same reference: LOCA_ID "BH1", ' +
      'SAMP_TOP "2.00", SAMP_REF "2", SAMP_TYPE "U", SAMP_ID "S2" <- "DATA","BH1","2.00","2","U","S2"',
    'Sample referencing error SAMP SAMP_ID: Several rows of SAMP have the same reference: LOCA_ID "BH2", ' +
      'SAMP_TOP "3.00", SAMP_REF "3", SAMP_TYPE "U", SAMP_ID "S2" <- "DATA","BH2","3.00","3","U","S2"',
  ],
  [
    'samples of the same four parts',
    { SAMP: [...SAMP, 'BH2|3.00|3|U|', 'BH2|3.00|3|U|'] },
    'Sample referencing error SAMP SAMP_ID: Several rows of SAMP have the same reference: LOCA_ID "BH2", ' +
      'SAMP_TOP "3.00", SAMP_REF "3", SAMP_TYPE "U" (SAMP_ID empty) <- "DATA","BH2","3.00","3","U","" <- ' +
      '"DATA","BH2","3.00","3","U",""',
  ],
  [
    'a test on a sample that is not there',
    { LLPL: [...LLPL, 'BH1|1.00|1|U|S9||'] },
    'Sample referencing error LLPL SAMP_ID: SAMP has no sample with LOCA_ID "BH1", SAMP_TOP "1.00", ' +
      'SAMP_REF "1", SAMP_TYPE "U", SAMP_ID "S9" <- "DATA","BH1","1.00","1","U","S9","",""',
  ],
  [
    'a test on a sample of other parts',
    { LLPL: [...LLPL, 'BH1|1.00|1|U|S2||'] },
    'Sample referencing error LLPL SAMP_ID: The parts of the sample reference name different samples: ' +
      'LOCA_ID "BH1", SAMP_TOP "1.00", SAMP_REF "1", SAMP_TYPE "U", SAMP_ID "S2" <- ' +
      '"DATA","BH1","1.00","1","U","S2","",""',
  ],
  [
    'a test on no sample',
    { LLPL: [...LLPL, 'BH1|||||1|1.00'] },
    'Sample referencing error LLPL SAMP_ID: The row does not name its sample <- ' +
      '"DATA","BH1","","","","","1","1.00"',
  ],
]

describe('Data rules of the British Geological Survey: depths and samples', () => {
  it('find nothing in a file that keeps them', () => expect(findIn({})).toEqual([]))

  it('find nothing where SAMP has its depths in metres and the tests have theirs in millimetres', () => {
    const inMillimetres = [
      'LOCA_ID|SAMP_TOP|SAMP_REF|SAMP_TYPE|SAMP_ID|SPEC_REF|SPEC_DPTH',
      '|mm|||||m',
      'ID|0DP|X|PA|ID|X|2DP',
    ]
    expect(findIn({ LLPL: [...inMillimetres, 'BH1|1000|1|U|S1||'] })).toEqual([])
    expect(findIn({ LLPL: [...inMillimetres, 'BH1|1200|1|U|S1||'] })).toEqual([
      expect.stringContaining('name different samples: LOCA_ID "BH1", SAMP_TOP "1200"'),
    ])
  })

  it('find nothing where a depth of SAMP is the same number, and not the same text', () => {
    expect(findIn({ SAMP, LLPL: changed(LLPL, '1.00|1|U', '1.0|1|U') })).toEqual([])
  })

  it('compare samples without the headings that SAMP lacks, before and behind their tests', () => {
    const withoutReference = SAMP.map((row) => row.split('|').toSpliced(2, 1).join('|'))
    const both = (own: readonly string[], samples = withoutReference) => [
      findIn({ LLPL: own, SAMP: samples }),
      findIn({ SAMP: samples, LLPL: own }),
    ]
    expect(both(LLPL)).toEqual([[], []])
    expect(both(changed(LLPL, '|1|U|S1', '|1|U|S2'))).toEqual([
      [expect.stringContaining('name different samples')],
      [expect.stringContaining('name different samples')],
    ])
    const withoutId = SAMP.map((row) => row.slice(0, row.lastIndexOf('|')))
    expect(both(LLPL, withoutId)).toEqual([[], []])
    expect(both(changed(LLPL, '1.00|1|U|S1', '|||S1'), withoutId)).toEqual([[], []])
    expect(both(changed(LLPL, '1.00|1|U', '1.50|1|U'), withoutId).flat()).toEqual([
      expect.stringContaining('SAMP has no sample with'),
      expect.stringContaining('SAMP has no sample with'),
    ])
  })

  it('find nothing where samples stand behind their tests, or are named by SAMP_ID alone', () => {
    expect(findIn({ SAMP })).toEqual([])
    expect(findIn({ LLPL: [...LLPL, 'BH1||||S2||'] })).toEqual([])
  })

  it('find nothing where the last stratum has its base above its top', () => {
    const strata = ['LOCA_ID|GEOL_TOP|GEOL_BASE', '|m|m', 'ID|2DP|2DP', 'BH1|0.00|9.50', 'BH2|3.00|0.00']
    expect(findIn({ GEOL: strata })).toEqual([])
    const inMillimetres = strata.map((row) => row.replace('|m|m', '|mm|m').replace('|3.00|', '|3000|'))
    expect(findIn({ GEOL: inMillimetres })).toEqual([])
  })

  it('find nothing where equal depths are in other units, and compare none in unknown units', () => {
    const inUnit = (unit: string, first: string, second: string) => ({
      HDPH: [
        ...HDPH.slice(0, 1),
        `|${unit}|${unit}`,
        ...HDPH.slice(2, 3),
        `BH1|0|${first}`,
        `BH2|0|${second}`,
      ],
    })
    expect(findIn(inUnit('ft', '31.168', '9.8425'))).toEqual([])
    expect(findIn(inUnit('mm', '9500', '3000'))).toEqual([])
    expect(findIn(inUnit('cubits', '20', '6'))).toEqual([])
  })
})

describe('Data rules of the British Geological Survey: broken rules', () => {
  test.each(BROKEN)('find %s', (_, groups, ...found) => {
    expect(findIn(groups).sort()).toEqual(found.sort())
  })

  it('say nothing of AGS3 files, which they are not made for', () => {
    const rules = createDataRules()
    readThrough('"**PROJ"\r\n"*PROJ_ID"\r\n"P1"\r\n', rules)
    expect(rules.end()).toEqual({ findings: [], unlisted: 0, unlistedCounts: [] })
  })
})

describe('Data rules of the British Geological Survey: holes in Great Britain', () => {
  it('ask whether holes lie in Great Britain, where the grid is the British one', () => {
    const isInGreatBritain = (easting: number) => easting > 530_005
    expect(findIn({}, { isInGreatBritain })).toEqual([
      'Within Great Britain warning LOCA LOCA_NATE: The position is not in Great Britain <- ' +
        '"DATA","BH1","530000.00","180000.00","OSGB","",""',
    ])
    expect(findIn({ LOCA: changed(LOCA, 'OSGB', 'ITM') }, { isInGreatBritain })).toEqual([])
  })

  const three = (...grids: readonly string[]) => ({
    LOCA: [
      ...LOCA.slice(0, 3),
      ...grids.map((grid, index) => `BH${index + 1}|${530_000 + index * 10}.00|180000.00|${grid}||`),
    ],
    HDPH: HDPH.slice(0, 3),
  })

  /** Findings on the position of a hole, without those on a grid that is not stated. */
  const findAbroad = (groups: Groups, isInGreatBritain: (easting: number) => boolean) =>
    findIn(groups, { isInGreatBritain }).filter((finding) => finding.includes('position is not'))

  it('do not ask it of a hole without a grid where other holes of the file state another grid', () => {
    expect(findAbroad(three('', 'ITM', 'OSI'), () => false)).toEqual([])
    expect(findAbroad({ LOCA: changed(three('', 'OSI').LOCA, '180000', '1880000') }, () => true)).toEqual([])
    expect(findAbroad(three('', 'OSGB', 'OSI'), (easting) => easting > 530_005)).toHaveLength(1)
  })

  it('do not ask it where no grid is stated and most holes would lie elsewhere in the British one', () => {
    expect(findAbroad(three('', '', ''), () => false)).toEqual([])
    expect(findAbroad(three('', '', ''), (easting) => easting > 530_015)).toEqual([])
    expect(findAbroad(three('', '', ''), (easting) => easting > 530_005)).toHaveLength(1)
  })

  it('ask for the grid, not for other coordinates, if none is stated and it is not the British one', () => {
    const LOCA = changed(three('', '').LOCA, '530', '715').map((row) => row.replace('180000', '734000'))
    const rules = createDataRules({ isInGreatBritain: () => false })
    readThrough(fileOf({ ...CLEAN, ...three('', ''), LOCA }), rules)
    const { findings } = rules.end()
    const said = findings.map(({ message, mend }) => `${message}: ${mend}`)
    expect(said).toContain(
      'No grid is stated, and the position is not on the British National Grid: State the grid of the ' +
        'coordinates in LOCA_GREF; in Ireland it is ITM (Irish Transverse Mercator) or Irish Grid',
    )
    expect(said).toContain(
      'No spatial referencing system is stated: Fill in LOCA_GREF (or LOCA_LREF, LOCA_LLZ) with the grid ' +
        'of the coordinates: OSGB in Great Britain, ITM or Irish Grid in Ireland',
    )
    expect(said.join()).not.toContain('Correct the coordinates')
  })
})
