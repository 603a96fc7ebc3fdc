import type { CreateCheck } from './check.ts'

interface Definitions {
  group: string
  heading: string
  finding: 'unitNotDefined' | 'typeNotDefined'
  defined: Set<string>
  /** What is used, and the line of the first block that does. */
  used: Map<string, number>
}

/** Units and data types that are used but not listed (AGS4 rules 15 and 17), where the listing group is there at all. */
export const checkDefinitions: CreateCheck = ({ edition, report }) => {
  const units = define('UNIT', 'UNIT_UNIT', 'unitNotDefined')
  const types = define('TYPE', 'TYPE_TYPE', 'typeNotDefined')
  const lists = edition === 'AGS4' ? [units, types] : []

  return {
    block(block) {
      note(units.used, block.units, block.line)
      note(types.used, block.types, block.line)
      const list = lists.find(({ group }) => group === block.code)
      const place = list ? block.headings.indexOf(list.heading) : -1
      return list && ((values) => list.defined.add(values[place]?.trim() ?? ''))
    },
    end() {
      for (const { group, finding, defined, used } of lists) {
        if (defined.size === 0) continue
        for (const [text, line] of used) if (!defined.has(text)) report(finding, { line, group, text })
      }
    },
  }
}

function define(group: string, heading: string, finding: Definitions['finding']): Definitions {
  return { group, heading, finding, defined: new Set(), used: new Map() }
}

function note(used: Map<string, number>, names: readonly string[], line: number): void {
  for (const name of names) if (name !== '' && !used.has(name)) used.set(name, line)
}
