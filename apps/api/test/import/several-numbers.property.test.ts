import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { issuedOn, withUnits } from './ags-text.ts'
import { createWorkspace } from './workspace.ts'

/** Many imports, each with its own tables of PostgreSQL. */
vi.setConfig({ testTimeout: 180_000 })

test('no value of several numbers is lost, in any order of deliveries in two units', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(severalNumbers, severalNumbers),
      fc.constantFrom<readonly [string, string]>(['MPa', 'kPa'], ['kPa', 'MPa']),
      fc.constantFrom([[0], [1]], [[1], [0]], [[0, 1]], [[1], [0], [1], [0]]),
      async (values, units, imports) => {
        const workspace = createWorkspace()
        const lost: unknown[] = []
        const text = (place: number) =>
          withUnits(
            issuedOn(`2024-0${place + 1}-01`, {
              IVAN: [['LOCA_ID', 'IVAN_DPTH', 'IVAN_IVAN'], ...rowsOf(values[place] ?? [], place)],
            }),
            'IVAN',
            { IVAN_IVAN: units[place] ?? '' },
          )
        for (const places of imports) {
          const paths = places.map((place) => workspace.write(`${place}.ags`, text(place)))
          lost.push(...(await workspace.import(paths)).projects.map((project) => project.lost))
        }
        expect(lost).toEqual(imports.map(() => ({ values: 0, rows: 0 })))
        const expected = values.flatMap((own, place) => {
          const holding = place === 0 ? own.slice(1) : own
          return holding.map((value) => inKilopascal(value, units[place] ?? ''))
        })
        const stored = workspace.rows('IVAN').map(({ data }) => data.IVAN_IVAN)
        expect(stored.toSorted()).toEqual(expected.toSorted())
      },
    ),
    {
      numRuns: 5,
      examples: [
        [
          [['100'], ['25/30']],
          ['kPa', 'MPa'],
          [[1], [0]],
        ],
      ],
    },
  )
})

const severalNumbers = fc.array(fc.constantFrom('25/30', '100-120', '100', '1,000', '5 × 7'), {
  minLength: 1,
  maxLength: 2,
})

/** The first row is of both deliveries, the second of one. */
const rowsOf = (values: readonly string[], place: number) =>
  values.map((value, row) => ['BH1', row === 0 ? '2.00' : `${place + 3}.00`, value])

function inKilopascal(value: string, unit: string): string {
  if (unit === 'kPa') return value
  const converted: Record<string, string> = { 100: '100000', '100-120': '100000-120000' }
  return converted[value] ?? `${value} MPa`
}
