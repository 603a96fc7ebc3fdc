import { count } from '../text-format.ts'

/** Texts of projects whose holes are drawn together. */
export const companyPrintStrings = {
  named: (reference: string, name: string) => (reference === name ? name : `${reference} ${name}`),
  list: (projects: readonly string[]) => `Projects: ${projects.join('; ')}`,
  names: (names: readonly string[], others: number) =>
    [names.join('; '), others > 0 ? `and ${count(others, 'other project', 'other projects')}` : '']
      .filter(Boolean)
      .join(' '),
  count: (n: number) => count(n, 'project', 'projects'),
} as const
