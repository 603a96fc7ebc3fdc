import { type AgsGroup, dictionaryOf, type Edition, parseAgs } from '@groundsheet/ags'
import { sampleCompany } from '../src/index.ts'

export const files = new Map([...sampleCompany()].map(({ path, text }) => [path, text]))

export type Values = Readonly<Record<string, string>>

/** A data file of the sample, as rows by heading. */
export interface DataFile {
  path: string
  text: string
  edition: Edition
  groups: ReadonlyMap<string, AgsGroup>
}

export const dataFiles: readonly DataFile[] = [...files]
  .filter(([path]) => path.endsWith('.ags'))
  .map(([path, text]) => {
    const { edition, groups } = parseAgs(text)
    if (edition === null) throw new Error(`${path} holds no AGS`)
    return { path, text, edition, groups }
  })

export function rowsOf({ groups }: DataFile, code: string): Values[] {
  const group = groups.get(code)
  if (group === undefined) return []
  return group.rows.map((row) =>
    Object.fromEntries(group.headings.map((heading, index) => [heading, row[index] ?? ''])),
  )
}

/** The key of a row of `code`, also when the row belongs to a child that carries it. */
export function keyOf({ edition }: DataFile, code: string, row: Values): string {
  const keys = dictionaryOf(edition).group(code)?.keys ?? []
  return keys.map((heading) => row[heading] ?? '').join('\t')
}

export function jsonOf(path: string): unknown {
  const text = files.get(path)
  if (text === undefined) throw new Error(`${path} is not in the sample`)
  return JSON.parse(text)
}
