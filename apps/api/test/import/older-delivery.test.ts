import { describe, expect, test } from 'vitest'
import { createWorkspace } from './workspace.ts'
import { errors, GEOL, site, stratum, warnings } from './dated-deliveries.ts'

describe('an older issue of the same date', () => {
  test.each([
    ['Preliminary', 'Final'],
    ['Draft', 'Interim'],
    ['Works package', 'Laboratory'],
  ])('an issue “%s” of the same date is older than “%s” that is given after it', async (first, second) => {
    const workspace = createWorkspace()
    await workspace.import(workspace.write('first.ags', site(first, '2024-06-14', 'SAND')))
    const report = await workspace.import(workspace.write('second.ags', site(second, '2024-06-14', 'CLAY')))
    expect(stratum(workspace)).toEqual(['CLAY', ''])
    expect(report.projects[0]?.deliveries).toMatchObject([
      { place: 2, of: 2, unorderedIssue: second === 'Laboratory' ? 'Laboratory' : '' },
    ])
  })

  test('a preliminary issue that is imported after the final one of its date is older', async () => {
    const workspace = createWorkspace()
    await workspace.import(workspace.write('final.ags', site('Final', '2024-06-14', 'CLAY')))
    await workspace.import(workspace.write('prelim.ags', site('Preliminary', '2024-06-14', 'SAND')))
    expect(stratum(workspace)).toEqual(['CLAY', ''])
  })
})

describe('an older delivery imported later: what the report states', () => {
  test('fills gaps and changes nothing that the newer one stated, which a line states', async () => {
    const workspace = createWorkspace()
    await workspace.import(workspace.write('new.ags', site('3', '2024-06-14', 'Firm CLAY')))
    const report = await workspace.import(workspace.write('old.ags', site('2', '2024-03-01', 'SAND', '101')))
    expect(stratum(workspace)).toEqual(['Firm CLAY', '101'])
    expect(errors(report)).toEqual([])
    expect(warnings(report)).toEqual([
      '1 row kept from issue 3 of 14 June 2024, which is newer than this file: GEOL BH1, 0.00, 1.00. ' +
        'Only gaps are filled, in 1 row, counted as changed',
    ])
    const { advice } = report.diagnostics.items.find(({ rule }) => rule === 'older-delivery') ?? {}
    expect(advice).toBe('Where this file is right and the newer one is not, import it alone with --as-newest')
  })

  test('names eight of the rows that stay as the newer one stated them, and counts the others', async () => {
    const workspace = createWorkspace()
    const strata = (word: string) => ({
      GEOL: [GEOL, ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((top) => ['BH1', `${top}`, `${top + 1}`, word, ''])],
    })
    await workspace.import(workspace.write('new.ags', site('3', '2024-06-14', '', '', strata('CLAY'))))
    const report = await workspace.import(
      workspace.write('old.ags', site('2', '2024-03-01', '', '', strata('SAND'))),
    )
    expect(warnings(report)[0]).toMatch(/^10 rows kept .*; GEOL BH1, 7, 8; and 2 more rows\. Only gaps/)
    expect(warnings(report)[0]?.split('; ')).toHaveLength(9)
  })

  test('states which of its rows the newer one of the same groups does not have', async () => {
    const holes = (...names: string[]) => [['LOCA_ID'], ...names.map((name) => [name])]
    const strata = (...tops: string[][]) => [
      GEOL,
      ...tops.map(([hole = '', top = '']) => [hole, top, '9.00', 'CLAY', '']),
    ]
    const workspace = createWorkspace()
    const newer = { LOCA: holes('BH1', 'BH2'), GEOL: strata(['BH1', '0.00']) }
    await workspace.import(workspace.write('3.ags', site('3', '2024-06-14', '', '', newer)))
    const old = {
      LOCA: holes('BH1', 'BH2', 'BH3'),
      GEOL: strata(['BH1', '0.00'], ['BH1', '0.50'], ['BH3', '0.00']),
      WSTG: [
        ['LOCA_ID', 'WSTG_DPTH'],
        ['BH1', '3.00'],
      ],
    }
    const report = await workspace.import(workspace.write('1.ags', site('1', '2024-01-01', '', '', old)))
    const messages = report.diagnostics.items.filter(({ rule }) => rule === 'older-rows')
    expect(messages).toMatchObject([
      {
        severity: 'warning',
        message:
          '3 rows of this file are not in issue 3 of 14 June 2024, which is newer: LOCA 1, GEOL 2. ' +
          'They were added',
      },
    ])
  })

  test('names the delivery that stated the kept row last, also one without a date', async () => {
    const workspace = createWorkspace()
    await workspace.import(workspace.write('2.ags', site('2', '2024-02-10', 'SAND')))
    await workspace.import(workspace.write('undated.ags', site('', '', 'Firm CLAY')))
    const report = await workspace.import(workspace.write('1.ags', site('1', '2024-01-01', 'PEAT')))
    expect(stratum(workspace)[0]).toBe('Firm CLAY')
    expect(warnings(report)).toEqual([expect.stringMatching(/^1 row kept from undated\.ags/)])
  })
})

describe('an older delivery imported later: its values and rows', () => {
  test('changes values that only an older one stated, and no value that a newer one stated', async () => {
    const workspace = createWorkspace()
    await workspace.import(workspace.write('1.ags', site('1', '2024-01-01', 'SAND', '101')))
    await workspace.import(workspace.write('4.ags', site('4', '2024-06-14', 'Firm CLAY')))
    await workspace.import(workspace.write('3.ags', site('3', '2024-05-01', 'PEAT', '103')))
    expect(stratum(workspace)).toEqual(['Firm CLAY', '103'])
    const report = await workspace.import(workspace.write('2.ags', site('2', '2024-03-01', 'SILT', '102')))
    expect(stratum(workspace)).toEqual(['Firm CLAY', '103'])
    expect(warnings(report)).toHaveLength(1)
  })

  test('changes a value that a still older one filled after the newer one', async () => {
    const workspace = createWorkspace()
    await workspace.import(workspace.write('3.ags', site('3', '2024-06-14', 'Firm CLAY')))
    await workspace.import(workspace.write('1.ags', site('1', '2024-01-01', 'SAND', '101')))
    await workspace.import(workspace.write('2.ags', site('2', '2024-03-01', 'PEAT', '102')))
    expect(stratum(workspace)).toEqual(['Firm CLAY', '102'])
  })

  test('of which two files of one age give a value keeps the first', async () => {
    const workspace = createWorkspace()
    await workspace.import(workspace.write('3.ags', site('3', '2024-06-14', 'Firm CLAY')))
    const old = (name: string, legend: string) => workspace.write(name, site('1', '2024-01-01', '', legend))
    await workspace.import([old('a.ags', '101'), old('b.ags', '102')])
    expect(stratum(workspace)).toEqual(['Firm CLAY', '101'])
  })

  test('adds rows that the newer one does not have, and may change those it added itself', async () => {
    const workspace = createWorkspace()
    await workspace.import(workspace.write('new.ags', site('3', '2024-06-14', 'Firm CLAY')))
    const own = (text: string) => [GEOL, ['BH2', '5.00', '6.00', text, '']]
    await workspace.import(workspace.write('old.ags', site('2', '2024-03-01', '', '', { GEOL: own('SAND') })))
    await workspace.import(workspace.write('2a.ags', site('2', '2024-03-02', '', '', { GEOL: own('SILT') })))
    expect(workspace.rows('GEOL').map(({ data }) => data.GEOL_DESC)).toEqual(['Firm CLAY', 'SILT'])
  })
})
