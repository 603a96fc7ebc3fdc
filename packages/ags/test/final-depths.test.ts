import { expect, test } from 'vitest'
import { checkAgs } from '../src/index.ts'

const group = (code: string, headings: readonly string[], rows: readonly (readonly string[])[]): string =>
  [
    ['GROUP', code],
    ['HEADING', ...headings],
    ['UNIT', ...headings.map((heading) => (/_(?:FDEP|TOP|BASE|DPTH)$/.test(heading) ? 'm' : ''))],
    ['TYPE', ...headings.map(() => 'X')],
    ...rows.map((row) => ['DATA', ...row]),
  ]
    .map((cells) => `${cells.map((cell) => `"${cell}"`).join(',')}\r\n`)
    .join('')

const holes = (...rows: readonly (readonly string[])[]) =>
  group('LOCA', ['LOCA_ID', 'LOCA_TYPE', 'LOCA_FDEP'], rows)
const strata = (...rows: readonly (readonly string[])[]) =>
  group('GEOL', ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE'], rows)
const blows = (...rows: readonly (readonly string[])[]) => group('DPRB', ['LOCA_ID', 'DPRB_DPTH'], rows)
const samples = (...rows: readonly (readonly string[])[]) => group('SAMP', ['LOCA_ID', 'SAMP_TOP'], rows)

const foundIn = (text: string) =>
  checkAgs(text).diagnostics.filter(({ rule }) => rule === 'final-depth-unset')

test('a final depth of 0 is found by the type of the hole, on its line', () => {
  const [found, ...others] = foundIn(holes(['BH1', 'CP', '5.00'], ['BH2', 'IP+RC', '0.00']))
  expect(others).toEqual([])
  expect(found).toMatchObject({ severity: 'warning', line: 6, group: 'LOCA', heading: 'LOCA_FDEP' })
  expect(found?.message).toBe('Final depth 0 m of BH2 was probably not set: the hole is of type IP+RC')
})

test.each([
  ['after the holes', (text: string) => holes(['BH1', '', '0']) + text],
  ['before the holes', (text: string) => text + holes(['BH1', '', '0'])],
])('a final depth of 0 is found by rows %s', (_where, join) => {
  const messages = foundIn(join(strata(['BH2', '0.00', '9.00'], ['BH1', '0.00', '2.00']))).map(
    ({ message }) => message,
  )
  expect(messages).toEqual(['Final depth 0 m of BH1 was probably not set: GEOL has rows of the hole'])
})

test('a probe that met rock at ground level, a surface sample and a blank depth are no findings', () => {
  const text =
    holes(['PP1', 'PP', '0.00'], ['S1', '', '0.00'], ['BH1', 'CP', '']) +
    blows(['PP1', '0.00']) +
    samples(['S1', '0.00']) +
    strata(['BH1', '0.00', '2.00'])
  expect(foundIn(text)).toEqual([])
})

test('a probe with a profile and a final depth of 0 is found', () => {
  expect(foundIn(holes(['PP1', '', '0.00']) + blows(['PP1', '0.10'], ['PP1', '0.20']))).toHaveLength(1)
})
