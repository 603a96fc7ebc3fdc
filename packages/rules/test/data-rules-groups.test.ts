import { describe, expect, test } from 'vitest'
import type { Groups } from './check-tables.ts'
import { HDPH, LOCA, changed, findIn } from './check-data.ts'

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
]

describe('Data rules of the British Geological Survey: broken rules', () => {
  test.each(BROKEN)('find %s', (_, groups, ...found) => {
    expect(findIn(groups).sort()).toEqual(found.sort())
  })
})
