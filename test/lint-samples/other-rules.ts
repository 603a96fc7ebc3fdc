import type { Sample } from './sample.ts'

const NUMBERS = 'groundsheet(no-other-number-format)'
const ROUNDING = 'groundsheet(no-binary-rounding)'
const NETWORK = 'groundsheet(no-other-network)'
const JOURNEYS = 'groundsheet(no-css-in-journeys)'

/** Samples of drawings, numbers, journeys and other rules. */
export const OTHER_SAMPLES: readonly Sample[] = [
  [
    'a date in the language of the machine',
    'packages/plots/src/a.ts',
    'export const a = (date: Date) => date.toLocaleDateString()',
    [NUMBERS],
  ],
  [
    'binary rounding of a reading',
    'packages/plots/src/b.ts',
    'export const a = (depth: number) => depth.toFixed(2)',
    [ROUNDING],
  ],
  [
    'binary rounding of a text of the viewer',
    'apps/web/src/ui/strings/a.ts',
    'export const a = (metres: number) => `${metres.toFixed(1)} m`',
    [ROUNDING],
  ],
  [
    'a number of the address',
    'apps/web/src/url-state/a.ts',
    'export const a = (zoom: number) => zoom.toFixed(2)',
    [],
  ],
  [
    'a plural without the place for plurals',
    'packages/plots/src/f.ts',
    "export const a = (names: readonly string[]) => (names.length === 1 ? 'hole' : 'holes')",
    [NUMBERS],
  ],
  [
    'a text for every tenth',
    'packages/plots/src/g.ts',
    "export const a = (index: number) => (index % 10 === 1 ? 'U' : 'SPT')",
    [],
  ],
  [
    'a request of the viewer outside its data',
    'apps/web/src/ui/b.ts',
    "export const a = async () => (await fetch('/config.json')).status",
    [NETWORK],
  ],
  [
    'a request by another name outside the data of the viewer',
    'apps/web/src/ui/c.ts',
    'export const a = globalThis.fetch',
    [NETWORK],
  ],
  [
    'a request of the data of the viewer',
    'apps/web/src/data/b.ts',
    "export const a = async () => (await fetch('/config.json')).status",
    [],
  ],
  [
    'a journey that finds something by a class of the style sheets',
    'e2e/a.spec.ts',
    "export const a = (page: { locator: (css: string) => void }) => page.locator('.log-stratum')",
    [JOURNEYS],
  ],
  [
    'a journey that looks for a class in the page',
    'e2e/b.spec.ts',
    "export const a = (sheet: Element) => sheet.querySelector('.paper-foot')",
    [JOURNEYS],
  ],
  [
    'a journey that finds something by its role',
    'e2e/c.spec.ts',
    "export const a = (page: { getByRole: (role: string) => void }) => page.getByRole('row')",
    [],
  ],
  [
    'a module that names a part of a drawing',
    'e2e/a-parts.ts',
    "export const a = (page: { locator: (css: string) => void }) => page.locator('.log-stratum')",
    [],
  ],
  [
    'a pattern that takes quadratic time',
    'packages/plots/src/c.ts',
    'export const a = /(?:a+)+b/u',
    ['regexp(no-super-linear-backtracking)', 'regexp(no-super-linear-move)'],
  ],
  [
    'a promise that nothing waits for',
    'packages/plots/src/d.ts',
    'export const a = (work: Promise<void>): void => {\n  work\n}',
    ['typescript(no-floating-promises)', 'eslint(no-unused-expressions)'],
  ],
  [
    'a component made while another renders',
    'apps/web/src/d.tsx',
    'export function Outer() {\n  const Inner = () => null\n  return <Inner />\n}',
    ['react(static-components)'],
  ],
  [
    'a query without what it reads in its key',
    'apps/web/src/data/e.ts',
    "import { useQuery } from '@tanstack/react-query'\nexport const useHole = (id: string) => useQuery({ " +
      "queryKey: ['hole'], queryFn: () => fetch(id) })",
    ['@tanstack/query(exhaustive-deps)'],
  ],
]
