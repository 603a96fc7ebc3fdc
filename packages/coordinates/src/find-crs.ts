import { readCrsNames } from './data-files.ts'
import { resolveCrs } from './resolve-crs.ts'

let codes: Promise<Map<string, string | null>> | undefined

/**
 * As `resolveCrs`, and by names of the EPSG data set, whatever their case, spaces and punctuation. A name is
 * whole (`Amersfoort / RD New`), or the part behind the stroke where only one CRS has it (`RD New`).
 */
export async function findCrs(text: string): Promise<string | null> {
  const known = resolveCrs(text)
  const name = simplify(text)
  if (known !== null || name.length < MIN_NAME_CHARACTERS) return known
  codes ??= readCrsNames().then(indexNames)
  return (await codes).get(name) ?? null
}

/** Characters; shorter texts are remarks, not names. */
const MIN_NAME_CHARACTERS = 4

function indexNames(all: readonly { code: string; name: string }[]): Map<string, string | null> {
  const index = new Map<string, string | null>()
  const byPart = Map.groupBy(all, ({ name }) => simplify(name.slice(name.lastIndexOf('/') + 1)))
  for (const [part, found] of byPart) index.set(part, found.length === 1 ? codeOf(found[0]) : null)
  for (const one of all) index.set(simplify(one.name), codeOf(one))
  return index
}

const codeOf = (one: { code: string } | undefined): string | null =>
  one === undefined ? null : `EPSG:${one.code}`

const simplify = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]+/g, '')
