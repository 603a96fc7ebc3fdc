import { describe, expect, test } from 'vitest'
import type { ImportReport } from '../../src/import/index.ts'
import type { Groups } from './ags-text.ts'
import { createWorkspace } from './workspace.ts'
import { site } from './dated-deliveries.ts'

/** As many as the dictionary keeps of a group. */
const MAX_HEADINGS = 1000

describe('an older delivery imported later', () => {
  test('has rows that the newest one lacks, which a note names', async () => {
    const workspace = createWorkspace()
    const missing = ({ diagnostics }: ImportReport) =>
      diagnostics.items.flatMap(({ rule, severity, message, advice }) =>
        rule === 'rows-not-delivered' ? [`${severity}: ${message}. ${advice}`] : [],
      )
    const newer = workspace.write(
      '2.ags',
      site('2', '2024-03-01', 'SAND', '', { LOCA: [['LOCA_ID'], ['BH1']] }),
    )
    const first = workspace.write('1.ags', site('1', '2024-01-01', 'SAND'))
    expect(missing(await workspace.import(first))).toEqual([])
    expect(missing(await workspace.import(newer))).toEqual([
      'note: 1 row of earlier deliveries is not in this import: LOCA BH2. It stays, also beside a row ' +
        'whose depth or other key was corrected. If it is to go, import with --replace, which removes all ' +
        'rows that are not in the files given',
    ])
    expect(missing(await workspace.import(first))).toEqual([])
    const together = createWorkspace()
    expect(missing(await together.import([newer, first]))).toEqual([
      'note: 1 row of earlier deliveries is not in 2.ags: LOCA BH2. It stays, also beside a row whose ' +
        'depth or other key was corrected. If it is to go, import it alone with --replace, which removes ' +
        'all rows that are not in the files given',
    ])
  })

  test('keeps meanings of codes that the newer one gave', async () => {
    const workspace = createWorkspace()
    const abbr = (meaning: string) => ({
      ABBR: [
        ['ABBR_HDNG', 'ABBR_CODE', 'ABBR_DESC'],
        ['GEOL_LEG', 'X1', meaning],
      ],
    })
    await workspace.import(workspace.write('new.ags', site('3', '2024-06-14', 'CLAY', 'X1', abbr('Till'))))
    await workspace.import(workspace.write('old.ags', site('2', '2024-03-01', 'CLAY', 'X1', abbr('Fill'))))
    expect(workspace.dictionary().codes.GEOL_LEG?.X1).toBe('Till')
  })

  test('hides no headings of the newer one, however many it defines', async () => {
    const workspace = createWorkspace()
    const HEADINGS = [
      'DICT_TYPE',
      'DICT_GRP',
      'DICT_HDNG',
      'DICT_STAT',
      'DICT_DTYP',
      'DICT_DESC',
      'DICT_PGRP',
    ]
    const groups = (names: readonly string[], meaning: string): Groups => ({
      DICT: [
        HEADINGS,
        ['GROUP', 'XTST', '', '', '', 'Own tests', 'LOCA'],
        ['HEADING', 'XTST', 'LOCA_ID', 'KEY', 'ID', 'Hole', ''],
        ...names.map((name) => ['HEADING', 'XTST', name, 'OTHER', 'X', meaning, '']),
      ],
      XTST: [
        ['LOCA_ID', ...names.slice(0, 2)],
        ['BH1', ...names.slice(0, 2).map(() => meaning)],
      ],
    })
    const many = Array.from({ length: MAX_HEADINGS }, (_, i) => `XTST_${i}`)
    const newer = site('3', '2024-06-14', '', '', groups(['XTST_NEW', 'XTST_0'], 'newer'))
    await workspace.import(workspace.write('new.ags', newer))
    const older = site('2', '2024-03-01', '', '', groups(many, 'older'))
    await workspace.import(workspace.write('old.ags', older))
    const table = workspace.dictionary().tables.find((one) => one.table === 'XTST')
    const names = table?.headings.map(({ heading, name }) => [heading, name])
    expect(names).toEqual([
      ['LOCA_ID', 'Hole'],
      ['XTST_NEW', 'newer'],
      ['XTST_0', 'newer'],
      ['XTST_1', 'older'],
    ])
  })
})
