import type { Diagnostic } from '@groundsheet/ags'
import { shortenedList } from './shortened-list.ts'

/**
 * What is found of the positions of a site. `names`: holes that the message begins with; `holes`: the same
 * without distances, empty: all. `heading`: without its group.
 */
interface SiteFinding {
  readonly rule: string
  readonly severity: 'warning' | 'note'
  readonly names: readonly string[]
  readonly holes: readonly string[]
  readonly heading: string
  readonly advice: (group: string) => string
  readonly message: string
}

/**
 * What an import would say of positions in the locations group. `lines`: of its rows, by hole, where one file
 * is checked; an import joins several files, so its findings are about none of their lines.
 */
export function positionDiagnostics(
  group: string,
  findings: readonly SiteFinding[],
  lines?: ReadonlyMap<string, number>,
): Diagnostic[] {
  return findings.map(({ rule, severity, names, holes, heading, advice, message }) => {
    const about = names.length === 0 ? '' : `${shortenedList(names)}: `
    const stated = {
      ...{ rule, severity, group, heading: `${group}_${heading}` },
      ...{ message: `${about}${message}`, advice: advice(group) },
    }
    if (lines === undefined) return { ...stated, line: null }
    const own = linesOf(holes, lines)
    return { ...stated, line: own[0] ?? null, lines: runsOf(own) }
  })
}

function linesOf(holes: readonly string[], lines: ReadonlyMap<string, number>): number[] {
  const all = holes.length === 0 ? [...lines.values()] : holes.flatMap((hole) => lines.get(hole) ?? [])
  return [...new Set(all)].sort((a, b) => a - b)
}

function runsOf(lines: readonly number[]): [first: number, last: number][] {
  const runs: [first: number, last: number][] = []
  for (const line of lines) {
    const last = runs.at(-1)
    if (last !== undefined && line === last[1] + 1) last[1] = line
    else runs.push([line, line])
  }
  return runs
}
