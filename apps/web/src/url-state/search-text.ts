/** All values of a query by name, in order. */
export type RawSearch = Record<string, string[]>

/** `{ hide: ['CP', 'TP'] }` for `?hide=CP&hide=TP`. Values are never converted: all are text. */
export function parseSearch(text: string): RawSearch {
  const found = Object.create(null) as RawSearch
  for (const [name, value] of new URLSearchParams(text)) (found[name] ??= []).push(value)
  return found
}

/** Inverse of `parseSearch`; absent and empty values are left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    for (const item of [value].flat())
      if (typeof item === 'string' && item !== '') parameters.append(name, item)
  }
  const text = parameters.toString().replaceAll('%2F', '/').replaceAll('%2C', ',').replaceAll('%3B', ';')
  return text && `?${text}`
}

/** Last value of a name as text; undefined if absent or empty. */
export function readText(search: Record<string, unknown>, name: string): string | undefined {
  const text: unknown = [search[name]].flat().at(-1)
  return typeof text === 'string' && text !== '' ? text : undefined
}

/** Distinct values of a name; undefined if there are none. */
export function readTexts(search: Record<string, unknown>, name: string): string[] | undefined {
  const texts = [search[name]].flat().filter((item): item is string => typeof item === 'string')
  return texts.length > 0 ? [...new Set(texts)] : undefined
}

type Compact<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/** Removes undefined values, so that equal states have equal addresses. */
export function compact<T extends object>(search: T): Compact<T> {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)) as Compact<T>
}
