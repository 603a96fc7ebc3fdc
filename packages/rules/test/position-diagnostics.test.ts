import { expect, test } from 'vitest'
import { importFinding, positionDiagnostics } from '../src/index.ts'

const found = (holes: readonly string[]) => ({
  rule: 'position',
  severity: 'warning' as const,
  names: holes.map((hole) => `${hole} (12 m)`),
  holes,
  heading: 'LAT',
  advice: (group: string) => `Correct ${group}_LAT`,
  message: 'wrong',
})
const LINES = new Map([
  ['A', 10],
  ['B', 11],
  ['C', 20],
])

test('findings of positions have the lines of their holes, the heading and what to do', () => {
  const of = (holes: readonly string[]) =>
    positionDiagnostics('LOCA', [found(holes)], LINES).map((one) => importFinding(one))
  expect(of(['C', 'A', 'B'])).toMatchObject([
    {
      heading: 'LOCA_LAT',
      advice: 'Correct LOCA_LAT',
      lines: [
        [10, 11],
        [20, 20],
      ],
      count: 1,
    },
  ])
  expect(of([])).toMatchObject([
    {
      lines: [
        [10, 11],
        [20, 20],
      ],
    },
  ])
})

test('findings of several files are about none of their lines', () => {
  expect(positionDiagnostics('LOCA', [found(['A'])])).toMatchObject([{ line: null, heading: 'LOCA_LAT' }])
})
