import { exportFormatIds, type ExportFormatId } from '@groundsheet/contract'
import type { FormatOptions } from '@groundsheet/formats'

/** The last choice of the user, in any project. */
export interface LastExportChoice {
  readonly format: ExportFormatId
  readonly options: FormatOptions
}

const OPTIONS = [
  'units',
  'meanings',
  'byteOrderMark',
  'shapes',
  'keepLineBreaks',
] as const satisfies (keyof FormatOptions)[]

/** Reads the stored text; invalid parts are ignored. */
export function readLastExportChoice(text: string | null): LastExportChoice {
  const { format, options } = readObject(text)
  const known = exportFormatIds.find((id) => id === format) ?? 'ags'
  const stated = typeof options === 'object' && options !== null ? (options as Record<string, unknown>) : {}
  const kept = OPTIONS.flatMap((name) =>
    typeof stated[name] === 'boolean' ? [[name, stated[name]] as const] : [],
  )
  return { format: known, options: Object.fromEntries(kept) }
}

function readObject(text: string | null): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(text ?? '{}')
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
