import { parseAgs } from '@groundsheet/ags'
import { findRules } from '../../../test/find-rules.ts'
import { writeAgsFile } from '../src/ags/write-ags-file.ts'
import type { ExportSource } from '../src/index.ts'
import { collectText, smallSource } from './small-source.ts'

export async function write(parts: Partial<ExportSource> = {}) {
  const text = await collectText(writeAgsFile(smallSource(parts)))
  const rules = (await findRules(text)).map(({ rule, message }) => `${rule} ${message}`)
  return { text, groups: parseAgs(text).groups, rules }
}

/** A source as the API sends it: rows can be read once, and nothing is defined. */
export function sentSource(parts: Partial<ExportSource> = {}): Partial<ExportSource> {
  const { tables } = smallSource(parts)
  const once = tables.map((table) => {
    let reads = 0
    return {
      ...table,
      rows: () => {
        if (++reads > 1) throw new Error(`${table.group} is read twice`)
        return table.rows()
      },
    }
  })
  return { ...parts, tables: once, lacksDefinitions: true }
}

export async function notesOf(parts: Partial<ExportSource>): Promise<{ text: string; notes: string[] }> {
  const notes: string[] = []
  const text = await collectText(writeAgsFile(smallSource(parts), {}, (note) => notes.push(note)))
  return { text, notes }
}
