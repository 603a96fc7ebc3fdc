import type { AgsBlock } from '@groundsheet/ags'
import { plural } from '@groundsheet/readings'
import type { FilePass } from '../file-pass.ts'
import type { CreateTableCheck } from './table-check.ts'

interface Column {
  readonly heading: string
  readonly place: number
}

/** Required values that are empty (AGS4 rule 10b), and rows of which all key values are (10a). */
export const checkRequired: CreateTableCheck = ({ definitions, report }) => {
  const assumed = new Map<string, string>()
  const broken = new Set<string>()

  const needsOf = (code: string) => [definitions.required(code), definitions.keys(code)].join(' ')

  function requiredOf({ code, headings }: AgsBlock): Column[] {
    return definitions
      .required(code)
      .map((heading) => ({ heading, place: headings.indexOf(heading) }))
      .filter(({ place }) => place !== -1)
  }

  /** None where a key heading is missing, or has to be filled anyway: those are findings of their own. */
  function keysOf({ code, headings }: AgsBlock): Column[] {
    const required = definitions.required(code)
    const keys = definitions.keys(code).map((heading) => ({ heading, place: headings.indexOf(heading) }))
    return keys.some(({ heading, place }) => place === -1 || required.includes(heading)) ? [] : keys
  }

  /** Of all groups where DICT changed what has to be filled, else of those with an empty value. */
  const reportRowsOf =
    (all: boolean): FilePass =>
    (block) => {
      if (!all && !broken.has(block.code)) return undefined
      const [required, keys] = [requiredOf(block), keysOf(block)]
      const place = { group: block.code }
      const names = keys.map(({ heading }) => heading).join(', ')
      const text = `${names} ${plural(keys.length, 'is', 'are')}`
      return (values, line) => {
        for (const { heading, place: column } of required)
          if (isEmpty(values[column])) report('emptyRequired', { ...place, line, heading })
        if (hasNone(values, keys)) {
          const heading = keys.length === 1 ? names : null
          report('emptyKey', { ...place, line, heading, text })
        }
      }
    }

  return {
    block(block) {
      assumed.set(block.code, assumed.get(block.code) ?? needsOf(block.code))
      const [required, keys] = [requiredOf(block), keysOf(block)]
      if (required.length + keys.length === 0 || broken.has(block.code)) return undefined
      let isBroken = false
      return (values) => {
        if (isBroken) return
        if (!hasNone(values, keys) && !required.some(({ place }) => isEmpty(values[place]))) return
        isBroken = true
        broken.add(block.code)
      }
    },
    *further() {
      const changed = [...assumed].some(([code, needs]) => needsOf(code) !== needs)
      if (broken.size > 0 || changed) yield { report: reportRowsOf(changed) }
    },
  }
}

/** Whether all of these values are empty, and there are some. */
function hasNone(values: readonly string[], columns: readonly Column[]): boolean {
  const [first] = columns
  if (first === undefined || !isEmpty(values[first.place])) return false
  return columns.every(({ place }) => isEmpty(values[place]))
}

const SPACE = 32
const DELETE = 127

/** Most values begin with a character of ASCII that is no blank. */
function isEmpty(value = ''): boolean {
  const first = value.charCodeAt(0)
  return !(first > SPACE && first < DELETE) && value.trim() === ''
}
