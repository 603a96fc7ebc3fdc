import { describe, expect, test } from 'vitest'
import { smallSite, withUnits } from './ags-text.ts'
import { createDeskWithOther, unitItems } from './unit-deliveries.ts'

describe.each([
  ['in a thread', 0],
  ['without a thread', Infinity],
])('two units of a heading in one delivery, read %s', (_way, threadFromBytes) => {
  test('of a key are converted, so that the rows are the same ones', async () => {
    const workspace = await createDeskWithOther()
    const GEOL = ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC']
    const site = (unit: string, ...rows: string[][]) =>
      withUnits(smallSite({ LOCA: [], GEOL: [GEOL, ...rows] }), 'GEOL', { GEOL_TOP: unit, GEOL_BASE: unit })
    const files = [
      workspace.write('1.ags', site('m', ['BH1', '0.00', '1.00', 'CLAY'])),
      workspace.write(
        '2.ags',
        site('mm', ['BH1', '0', '1000', 'firm CLAY'], ['BH1', '1000', '2000', 'PEAT']),
      ),
    ]
    await workspace.import(files, { threadFromBytes })
    const strata = workspace.rows('GEOL').map(({ data }) => [data.GEOL_TOP, data.GEOL_BASE, data.GEOL_DESC])
    expect(strata).toHaveLength(2)
    expect(strata[1]).toEqual(['1.000', '2.000', 'PEAT'])
  })

  test('of a key that cannot be converted are an error: the rows are left out', async () => {
    const workspace = await createDeskWithOther()
    const GEOL = ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC']
    const site = (unit: string, row: string[]) =>
      withUnits(smallSite({ LOCA: [], GEOL: [GEOL, row] }), 'GEOL', { GEOL_TOP: unit })
    const files = [
      workspace.write('1.ags', site('m', ['BH1', '0.00', '1.00', 'CLAY'])),
      workspace.write('2.ags', site('deg', ['BH1', '1000', '2000', 'PEAT'])),
    ]
    const { diagnostics } = await workspace.import(files, { threadFromBytes })
    expect(unitItems(diagnostics.items)).toMatchObject([
      { file: files[1], line: 7, heading: 'GEOL_TOP', severity: 'error' },
    ])
    expect(workspace.rows('GEOL').map(({ data }) => data.GEOL_DESC)).toEqual(['CLAY'])
  })

  test('of holes are converted, too', async () => {
    const workspace = await createDeskWithOther()
    const LOCA = ['LOCA_ID', 'LOCA_FDEP']
    const holes = {
      LOCA: [LOCA, ['BH1', '5.00']],
      'LOCA 2': [LOCA, ['BH2', '6000'], ['BH3', '1-2'], ['BH4', '1/2']],
      GEOL: [],
    }
    const text = withUnits(smallSite(holes), 'LOCA', { LOCA_FDEP: 'm' }, { LOCA_FDEP: 'mm' })
    const { diagnostics } = await workspace.import([workspace.write('site.ags', text)], { threadFromBytes })
    expect(unitItems(diagnostics.items)).toMatchObject([
      { heading: 'LOCA_FDEP', severity: 'warning' },
      {
        heading: 'LOCA_FDEP',
        severity: 'warning',
        message:
          '1 value is no number and no range and cannot be converted from mm to m; stored with the unit, ' +
          'such as “1/2 mm”',
        advice: 'Deliver the heading in m',
      },
    ])
    const depths = workspace.rows('LOCA').map(({ data }) => data.LOCA_FDEP)
    expect(depths).toEqual(['5.00', '6.000', '0.001-0.002', '1/2 mm'])
  })
})
