import { importLines } from '../../src/cli/print-import.ts'

export const GEOL = ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC']

export const strata = (count: number, words: string) => [
  GEOL,
  ...Array.from({ length: count }, (_, i) => ['BH1', `${i}.00`, `${i + 1}.00`, words]),
]

export const printed = (report: Parameters<typeof importLines>[0]) =>
  importLines(report, { command: () => '', json: '--json', allDiagnostics: '--json lists all' }).join('\n')
