import type { AgsBlock } from '@groundsheet/ags'
import type { FilePass } from '../file-pass.ts'
import type { CreateTableCheck } from './table-check.ts'

/** Required values that are empty (AGS4 rule 10b). */
export const checkRequired: CreateTableCheck = ({ definitions, report }) => {
  const assumed = new Map<string, string>()
  const broken = new Set<string>()

  function columnsOf({ code, headings }: AgsBlock) {
    return definitions
      .required(code)
      .map((heading) => ({ heading, place: headings.indexOf(heading) }))
      .filter(({ place }) => place !== -1)
  }

  /** Of all groups where DICT changed what is required, else of those with an empty value. */
  const reportRowsOf =
    (all: boolean): FilePass =>
    (block) => {
      const columns = all || broken.has(block.code) ? columnsOf(block) : []
      if (columns.length === 0) return undefined
      return (values, line) => {
        for (const { heading, place } of columns)
          if (isEmpty(values[place])) report('emptyRequired', { line, group: block.code, heading })
      }
    }

  return {
    block(block) {
      assumed.set(block.code, assumed.get(block.code) ?? definitions.required(block.code).join())
      const columns = columnsOf(block)
      if (columns.length === 0 || broken.has(block.code)) return undefined
      let isBroken = false
      return (values) => {
        if (isBroken || !columns.some(({ place }) => isEmpty(values[place]))) return
        isBroken = true
        broken.add(block.code)
      }
    },
    *further() {
      const changed = [...assumed].some(([code, required]) => definitions.required(code).join() !== required)
      if (broken.size > 0 || changed) yield { report: reportRowsOf(changed) }
    },
  }
}

const SPACE = 32
const DELETE = 127

/** Most values begin with a character of ASCII that is no blank. */
function isEmpty(value = ''): boolean {
  const first = value.charCodeAt(0)
  return !(first > SPACE && first < DELETE) && value.trim() === ''
}
