import { fileName } from '../../data/export/export-order.ts'
import { printStrings } from '../../ui/strings/print-strings.ts'
import type { PrintSearch, PrintSheet } from '../../url-state/print-search.ts'
import type { PrintProps } from './print-sheet.ts'

interface Printed extends Pick<PrintProps, 'data' | 'selection'> {
  readonly sheet: PrintSheet
  readonly search: PrintSearch
  /** The sheets of the page, each with its subject as heading. */
  readonly sheets: readonly Element[]
}

/** Added to the subject; the subject of a plan or section includes it. */
const KIND_NAMES: Readonly<Partial<Record<PrintSheet, string>>> = { log: 'log', plot: 'plot', table: 'table' }
/** More holes than this are counted instead of listed. */
const MAX_LISTED_HOLES = 4

/** File name of printed sheets: `NGE-1187-BH105-log.svg`; `end` distinguishes several files. */
export function pictureName(printed: Printed) {
  const { sheet, sheets, data } = printed
  const subjects = [...new Set(sheets.map((one) => one.querySelector('h2')?.textContent ?? ''))]
  const [subject = ''] = subjects
  const holeCountText = printStrings.download.logs(new Set(printed.search.pick).size)
  const parts = [
    data.project?.projectId ?? '',
    subjects.length > 1 ? holeCountText : subject,
    KIND_NAMES[sheet] ?? '',
    holesOf(printed),
  ]
  return (extension: string, end?: string) => fileName(parts, extension, end)
}

/** Names of the holes of a comparison, or of a section through selected holes. */
function holesOf({ sheet, search, selection }: Printed): string {
  if (sheet !== 'compare' && (sheet !== 'section' || search.line !== undefined)) return ''
  const names = selection.holes.map(({ name }) => name)
  return names.length > MAX_LISTED_HOLES ? printStrings.download.logs(names.length) : names.join('-')
}
