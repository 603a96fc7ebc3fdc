import { expect, test } from 'vitest'
import { smallSite, withUnits } from './ags-text.ts'
import { createWorkspace } from './workspace.ts'
import { unitItems } from './unit-deliveries.ts'

test('dates of two deliveries stay where one states the time of day as well', async () => {
  const siteOn = (hole: string, day: string, unit: string) =>
    withUnits(
      smallSite({
        LOCA: [
          ['LOCA_ID', 'LOCA_STAR'],
          [hole, day],
        ],
      }),
      'LOCA',
      { LOCA_STAR: unit },
    )
  const workspace = createWorkspace()
  const days = siteOn('BH1', '2024-05-01', 'yyyy-mm-dd')
  const times = siteOn('BH2', '2024-06-14T10:30', 'yyyy-mm-ddThh:mm')
  const { diagnostics } = await workspace.import([
    workspace.write('1.ags', days),
    workspace.write('2.ags', times),
  ])
  expect(unitItems(diagnostics.items)).toEqual([])
  const starts = workspace.holes().map(({ data }) => data.LOCA_STAR)
  expect(starts).toEqual(expect.arrayContaining(['2024-05-01', '2024-06-14T10:30']))
})

test('dates in two forms are converted, and rows with equal dates are one row in any order', async () => {
  const READINGS = ['LOCA_ID', 'MONG_ID', 'MOND_DTIM', 'MOND_TYPE', 'MOND_RDNG', 'MOND_REM']
  const site = (date: string, form: string, row: readonly string[]) =>
    withUnits(
      smallSite({
        TRAN: [
          ['TRAN_ISNO', 'TRAN_DATE'],
          ['', date],
        ],
        MOND: [READINGS, row],
      }),
      'MOND',
      { MOND_DTIM: form },
    )
  const files = {
    'iso.ags': site('2024-01-01', 'yyyy-mm-ddThh:mm', ['BH1', 'P1', '2024-05-01T09:30', 'WLEV', '', 'wet']),
    'day.ags': site('2024-06-14', 'dd/mm/yyyy hh:mm', ['BH1', 'P1', '01/05/2024 09:30', 'WLEV', '1.20', '']),
  }
  for (const names of [['iso.ags', 'day.ags'] as const, ['day.ags', 'iso.ags'] as const]) {
    const workspace = createWorkspace()
    for (const name of names) await workspace.import(workspace.write(name, files[name]))
    expect(workspace.rows('MOND').map(({ data }) => [data.MOND_DTIM, data.MOND_RDNG, data.MOND_REM])).toEqual(
      [['2024-05-01T09:30', '1.20', 'wet']],
    )
  }
})
