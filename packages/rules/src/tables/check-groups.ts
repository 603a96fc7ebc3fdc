import { AGS4_VERSIONS } from '@groundsheet/ags'
import type { CreateTableCheck, TableContext } from './table-check.ts'
import type { TableRule } from './table-kinds.ts'

const ONE_ROW = {
  PROJ: { none: 'emptyProj', several: 'severalProjects' },
  TRAN: { none: 'emptyTran', several: 'severalTransmissions' },
} as const satisfies Record<string, Record<string, TableRule>>

const REQUIRED = {
  AGS4: { PROJ: 'missingProj', TRAN: 'missingTran', UNIT: 'missingUnits', TYPE: 'missingTypes' },
  AGS3: { PROJ: 'missingProj', UNIT: 'missingUnits' },
} as const satisfies Record<string, Record<string, TableRule>>

/** Groups that have to be there, and those of one row (AGS4 rules 13, 14, 15 and 17). */
export const checkGroups: CreateTableCheck = (context) => {
  const { edition, definitions, report } = context
  /** Rows of PROJ and TRAN, and the line where each begins. */
  const counts = new Map<keyof typeof ONE_ROW, { rows: number; line: number }>()
  return {
    block({ code, line: first }) {
      if (code !== 'PROJ' && code !== 'TRAN') return undefined
      const count = counts.get(code) ?? { rows: 0, line: first }
      counts.set(code, count)
      return (_, line) => {
        if (++count.rows > 1) report(ONE_ROW[code].several, { line, group: code })
      }
    },
    *further() {
      for (const [group, { rows, line }] of counts)
        if (rows === 0) report(ONE_ROW[group].none, { line, group })
      for (const [group, kind] of Object.entries(REQUIRED[edition]))
        if (!definitions.present.has(group)) report(kind, { line: null, group })
      if (edition === 'AGS4') reportVersion(context)
      else if (definitions.isVersionChosen)
        report('versionWithoutEffect', { line: null, text: definitions.version })
      const { overflowLine } = definitions
      if (overflowLine !== null) report('tooMuch', { line: overflowLine, text: 'definitions' })
    },
  }
}

function reportVersion({ definitions, report }: TableContext): void {
  const { statedVersion, version, isVersionChosen, isVersionKnown } = definitions
  const isPublished = AGS4_VERSIONS.some((known) => known === statedVersion?.trim())
  if (isVersionChosen || isPublished) return
  const stated =
    statedVersion === null
      ? 'TRAN_AGS is not stated'
      : `TRAN_AGS ${statedVersion} is ${isVersionKnown ? `read as AGS ${version}` : 'no version of AGS4'}`
  const line = definitions.tranRows[0]?.line ?? null
  report('unknownVersion', {
    line,
    group: 'TRAN',
    heading: 'TRAN_AGS',
    text: `${stated}; checked against ${version}`,
  })
}
