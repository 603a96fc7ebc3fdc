import { resolveCrs } from './resolve-crs.ts'

/** The value of LOCA_GREF. `local` is a site grid of its own, which no CRS describes. */
export interface Declared {
  code: string | null
  /** The heading that says it. */
  heading: string
  /** The value as it stands in the file. */
  text: string
  local: boolean
  warnings: string[]
}

/** A few stray values do not undo what nearly all holes say. */
const nearlyAll = 0.9
const localGrid = /\b(local|site|assumed|arbitrary|works|plant)\b/i

export function readDeclared(gref: string[], heading = 'LOCA_GREF'): Declared {
  const values = gref.map((value) => value.trim()).filter((value) => value !== '')
  const known = countBy(values, (value) => (localGrid.test(value) ? 'local' : resolveCrs(value)))
  const [first] = [...known].sort((a, b) => b[1].length - a[1].length)
  const texts = [...new Set(values)]
  if (!first)
    return {
      code: null,
      heading,
      text: '',
      local: false,
      warnings: texts.map((value) => notUnderstood(heading, value)),
    }
  const [code, [text = '']] = first
  const sameGrid = new Set(first[1])
  const others = texts.filter((value) => !sameGrid.has(value))
  if (first[1].length < values.length * nearlyAll)
    return { code: null, heading, text, local: false, warnings: [mixed(heading, texts)] }
  const warnings = others.map(
    (value) => `${heading} says "${value}" for a few holes: read as ${code} like the others`,
  )
  return { code: code === 'local' ? null : code, heading, text, local: code === 'local', warnings }
}

function countBy(values: string[], keyOf: (value: string) => string | null): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const value of values) {
    const key = keyOf(value)
    if (key === null) continue
    const group = groups.get(key) ?? []
    group.push(value)
    groups.set(key, group)
  }
  return groups
}

const notUnderstood = (heading: string, value: string): string =>
  `${heading} says "${value}", which is no known grid: it was not used`

const mixed = (heading: string, texts: string[]): string =>
  `${heading} says ${texts.map((text) => `"${text}"`).join(' and ')}: one project can have only one CRS, so none was used`
