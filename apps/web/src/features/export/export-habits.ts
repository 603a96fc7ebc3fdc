import { FORMATS, type FormatId, type FormatOptions } from '@groundsheet/formats'

/** What a person chose the last time, in any project. */
export interface ExportHabits {
  readonly format: FormatId
  readonly options: FormatOptions
}

const OPTIONS = ['units', 'meanings', 'byteOrderMark', 'shapes'] as const satisfies (keyof FormatOptions)[]

/** Of the text that was kept; what it does not understand is as if it were not there. */
export function readHabits(text: string | null): ExportHabits {
  const { format, options } = readObject(text)
  const known = FORMATS.find(({ id }) => id === format)?.id ?? 'ags'
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
