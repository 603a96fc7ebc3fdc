import { areGroundLevelsUnset } from '@groundsheet/readings/file-checks'
import { isHoleGroup } from './hole-column.ts'
import type { CreateCheck } from './check.ts'
import { NUMBER } from './data-types.ts'

/** Ground levels that are all 0, which no site has: they were not set. AGS 4, LOCA_GL; AGS 3, HOLE_GL. */
export const checkGroundLevels: CreateCheck = ({ report }) => {
  const levels: number[] = []
  let first: { line: number; group: string; heading: string } | null = null
  return {
    block({ code: group, headings }) {
      const heading = `${group}_GL`
      const place = headings.indexOf(heading)
      if (!isHoleGroup(group) || place === -1) return undefined
      return (values, line) => {
        const text = values[place]?.trim() ?? ''
        if (!NUMBER.test(text)) return
        first ??= { line, group, heading }
        levels.push(Number(text))
      }
    },
    end() {
      if (first !== null && areGroundLevelsUnset(levels))
        report('groundLevelsUnset', { ...first, text: `all ${levels.length} exploratory holes` })
    },
  }
}
