import { strFromU8, unzipSync } from 'fflate'
import type { ExportTable } from '../src/index.ts'
import { writeXlsx } from '../src/xlsx/write-xlsx.ts'
import { collect, smallSource } from './small-source.ts'
import { expectWellFormed } from './well-formed.ts'

export async function workbook(tables?: ExportTable[], options = {}): Promise<Map<string, string>> {
  const source = smallSource(tables === undefined ? {} : { tables })
  const files = unzipSync(await collect(writeXlsx(source, options)))
  const parts = new Map(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]))
  for (const text of parts.values()) expectWellFormed(text)
  return parts
}
