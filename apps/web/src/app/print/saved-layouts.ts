import { useStored } from '../../ui/use-stored.ts'
import { readPrintSearch, type PrintSearch } from '../../url-state/print-search.ts'

/** The choices of a print that a saved layout holds. */
const KEPT = ['layout', 'column', 'paper', 'turn', 'scale'] as const
export type LayoutChoices = Pick<PrintSearch, (typeof KEPT)[number]>

/** A layout of printed logs that this browser remembers by its name. */
export interface SavedLayout {
  readonly name: string
  readonly choices: LayoutChoices
}

/** The choices of an address that a layout is made of. */
export const layoutChoices = (search: PrintSearch): LayoutChoices =>
  Object.fromEntries(KEPT.flatMap((name) => (search[name] === undefined ? [] : [[name, search[name]]])))

export const useSavedLayouts = () =>
  useStored<readonly SavedLayout[]>('groundsheet.log-layouts', readSaved, (layouts) =>
    JSON.stringify(layouts),
  )

/** What was kept; whatever cannot be read is left out. */
export function readSaved(text: string | null): readonly SavedLayout[] {
  const kept = parse(text ?? '[]')
  return Array.isArray(kept) ? kept.flatMap(readLayout) : []
}

function readLayout(kept: unknown): SavedLayout[] {
  if (typeof kept !== 'object' || kept === null || !('name' in kept) || !('choices' in kept)) return []
  const { name, choices } = kept
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
