import { useLocalStorage } from '../../ui/use-local-storage.ts'
import { readPrintSearch, type PrintSearch } from '../../url-state/print-search.ts'

/** Options of a print that a saved layout stores. */
const STORED_OPTIONS = ['layout', 'column', 'paper', 'turn', 'scale'] as const
export type LayoutChoices = Pick<PrintSearch, (typeof STORED_OPTIONS)[number]>

/** A named layout of printed logs, stored in the browser. */
export interface SavedLayout {
  readonly name: string
  readonly choices: LayoutChoices
}

/** Options of an address that a layout stores. */
export const layoutChoices = (search: PrintSearch): LayoutChoices =>
  Object.fromEntries(
    STORED_OPTIONS.flatMap((name) => (search[name] === undefined ? [] : [[name, search[name]]])),
  )

export const useSavedLayouts = () =>
  useLocalStorage<readonly SavedLayout[]>('groundsheet.log-layouts', readSaved, (layouts) =>
    JSON.stringify(layouts),
  )

/** Reads the stored layouts; invalid ones are left out. */
export function readSaved(text: string | null): readonly SavedLayout[] {
  const stored = parse(text ?? '[]')
  return Array.isArray(stored) ? stored.flatMap(readLayout) : []
}

function readLayout(stored: unknown): SavedLayout[] {
  if (typeof stored !== 'object' || stored === null || !('name' in stored) || !('choices' in stored))
    return []
  const { name, choices } = stored
  if (typeof name !== 'string' || name === '' || typeof choices !== 'object' || choices === null) return []
  return [{ name, choices: layoutChoices(readPrintSearch({ ...choices })) }]
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
