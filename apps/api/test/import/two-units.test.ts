import { describe, expect, test } from 'vitest'
import { checkFiles } from '../../src/import/index.ts'
import { smallSite, withUnits } from './ags-text.ts'
import { createWorkspace } from './workspace.ts'
import { createDeskWithOther, IVAN, unitItems } from './unit-deliveries.ts'

const both = (first: Record<string, string>, second: Record<string, string>) =>
  withUnits(
    smallSite({
      IVAN: [IVAN, ['BH1', '2.00', '40', 'first']],
      'IVAN 2': [IVAN, ['BH1', '2.00', '0.04', ''], ['BH1', '3.00', '0.05', 'second']],
    }),
    'IVAN',
    first,
    second,
  )

describe.each([
  ['in a thread', 0],
  ['without a thread', Infinity],
])('two units of a heading in one delivery, read %s: conversions', (_way, threadFromBytes) => {
  test('are converted to that of the dictionary, with a warning', async () => {
    const workspace = await createDeskWithOther()
    const file = workspace.write('site.ags', both({ IVAN_IVAN: 'kPa' }, { IVAN_IVAN: 'MPa' }))
    const { diagnostics } = await workspace.import([file], { threadFromBytes })
    const warning = {
      file,
      project: 'J1',
      rule: 'unit-converted',
      severity: 'warning',
      line: 28,
      group: 'IVAN',
      heading: 'IVAN_IVAN',
      message:
        'The unit is MPa here and kPa at line 22; converted to kPa without rounding: the values ' +
        'in the 2 rows of this block',
      advice: 'State the heading in kPa in every group and delivery',
    }
    expect(unitItems(diagnostics.items)).toEqual([warning])
    expect(workspace.rows('IVAN').map(({ data }) => [data.IVAN_IVAN, data.IVAN_REM])).toEqual([
      ['40', 'first'],
      ['50', 'second'],
    ])
    const alone = createWorkspace()
    await alone.import(file)
    const { headings = [] } = alone.dictionary().tables.find(({ table }) => table === 'IVAN') ?? {}
    expect(headings.find(({ heading }) => heading === 'IVAN_IVAN')?.unit).toBe('kPa')
    const checked = unitItems((await checkFiles([file])).diagnostics.items)
    expect(checked).toEqual([{ ...warning, project: null }])
  })

  test('are no error if one is another spelling, or has no rows', async () => {
    const workspace = createWorkspace()
    const spelled = workspace.write(
      '1.ags',
      both({ IVAN_IVAN: 'kPa', IVAN_DPTH: 'm' }, { IVAN_IVAN: 'kN/m2' }),
    )
    const empty = smallSite({
      IVAN: [IVAN],
      'IVAN 2': [IVAN, ['BH1', '2.00', '40', '']],
      PROJ: [['PROJ_ID'], ['J2']],
    })
    const second = workspace.write(
      '2.ags',
      withUnits(empty, 'IVAN', { IVAN_IVAN: 'MPa' }, { IVAN_IVAN: 'kPa' }),
    )
    const { diagnostics } = await workspace.import([spelled, second], { threadFromBytes })
    expect(unitItems(diagnostics.items)).toEqual([])
  })
})

describe.each([
  ['in a thread', 0],
  ['without a thread', Infinity],
])('two units of a heading in one delivery, read %s: no conversion', (_way, threadFromBytes) => {
  test('that cannot be converted are an error: values are left out, and refused with --strict', async () => {
    const workspace = await createDeskWithOther()
    const file = workspace.write('site.ags', both({ IVAN_IVAN: 'kPa' }, { IVAN_IVAN: 'deg' }))
    const before = workspace.dump()
    await expect(workspace.import([file], { threadFromBytes, strict: true })).rejects.toThrow(
      /The unit is .* --strict/,
    )
    expect(workspace.dump()).toEqual(before)
    const { diagnostics } = await workspace.import([file], { threadFromBytes })
    expect(unitItems(diagnostics.items)).toMatchObject([
      {
        severity: 'error',
        message: 'The unit is deg here and kPa at line 22; left out: its values in the 2 rows of this block',
        advice: 'Deliver them in kPa',
      },
    ])
    expect(workspace.rows('IVAN').map(({ data }) => [data.IVAN_IVAN, data.IVAN_REM])).toEqual([
      ['40', 'first'],
      [undefined, 'second'],
    ])
  })
})
