import { fileName } from '../../data/export/export-order.ts'
import { printStrings } from '../../ui/print-strings.ts'
import type { PrintSearch, PrintSheet } from '../../url-state/print-search.ts'
import type { PrintProps } from './print-sheet.ts'

interface Printed extends Pick<PrintProps, 'data' | 'chosen'> {
  readonly sheet: PrintSheet
  readonly search: PrintSearch
  /** Those of the page, each with its subject as its heading. */
  readonly sheets: readonly Element[]
}

/** What is said beside the subject; a plan or a section is its own subject. */
const WHAT: Readonly<Partial<Record<PrintSheet, string>>> = { log: 'log', plot: 'plot', table: 'table' }
/** More holes than these are counted. */
const MAX_NAMED = 4

/** Names the file of printed sheets: `NGE-1187-BH105-log.svg`; `end`: what tells it from others of these sheets. */
export function pictureName(printed: Printed) {
  const { sheet, sheets, data } = printed
  const subjects = [...new Set(sheets.map((one) => one.querySelector('h2')?.textContent ?? ''))]
  const [subject = ''] = subjects
  const several = printStrings.download.logs(new Set(printed.search.pick).size)
  const parts = [
    data.project?.projectId ?? '',
    subjects.length > 1 ? several : subject,
    WHAT[sheet] ?? '',
    holesOf(printed),
  ]
  return (extension: string, end?: string) => fileName(parts, extension, end)
}

/** The holes of a section through selected ones, or of a comparison. */
function holesOf({ sheet, search, chosen }: Printed): string {
  if (sheet !== 'compare' && (sheet !== 'section' || search.line !== undefined)) return ''
  const names = chosen.holes.map(({ name }) => name)
  return names.length > MAX_NAMED ? printStrings.download.logs(names.length) : names.join('-')
}
