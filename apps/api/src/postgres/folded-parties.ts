import { foldCase } from '../common/fold-case.ts'

/** The parties of a project for searching, a line each. `body`: its prepared text. */
export function foldedParties(body: string): string {
  if (body === '') return ''
  const project = JSON.parse(`${body}}`) as Record<string, unknown>
  return ['client', 'contractor', 'consultant']
    .flatMap((name) => (typeof project[name] === 'string' ? foldCase(project[name]) : []))
    .join('\n')
}
