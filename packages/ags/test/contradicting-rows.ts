import { checkAgs } from '../src/index.ts'

export const GEOL = ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC']
export const STRATUM = ['BH1', '1.00', '2.00']

/**
 * A block of AGS4 with every heading of type X; the first row is the headings. Four lines stand before its
 * data.
 */
export function block(group: string, [headings = [], ...rows]: readonly (readonly string[])[]): string {
  const blank = headings.map(() => '')
  const head = [
    ['GROUP', group],
    ['HEADING', ...headings],
    ['UNIT', ...blank],
    ['TYPE', ...blank.map(() => 'X')],
  ]
  const lines = [...head, ...rows.map((row) => ['DATA', ...row])]
  return lines.map((line) => `${line.map((value) => `"${value}"`).join(',')}\r\n`).join('')
}

export const errorsOf = (text: string) =>
  checkAgs(text).diagnostics.filter(({ severity }) => severity === 'error')

export const messagesOf = (text: string) =>
  errorsOf(text).map(({ message, outcome }) => (outcome === undefined ? message : `${message}; ${outcome}`))
