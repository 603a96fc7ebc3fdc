import { readFileSync } from 'node:fs'
import { createAgsParser } from '@groundsheet/ags'
import { parse } from 'csv-parse'
import Papa from 'papaparse'
import { once } from 'node:events'

type Parser = (text: string) => number | Promise<number>

/** Each parses the whole text in pieces of 64 kB, as read from a file, and counts its records. */
export const PARSERS: Readonly<Record<string, Parser>> = {
  groundsheet(text) {
    let rows = 0
    const parser = createAgsParser({
      block: () => undefined,
      row: () => (rows += 1),
      diagnostic: () => undefined,
    })
    for (const piece of piecesOf(text)) parser.write(piece)
    parser.end()
    return rows
  },
  papaparse(text) {
    let rows = 0
    Papa.parse<string[]>(text, { step: () => (rows += 1), delimiter: ',', newline: '\r\n' })
    return rows
  },
  async 'csv-parse'(text) {
    let rows = 0
    const parser = parse({ relax_column_count: true, skip_empty_lines: true }).on('data', () => (rows += 1))
    const ended = once(parser, 'end')
    for (const piece of piecesOf(text)) if (!parser.write(piece)) await once(parser, 'drain')
    parser.end()
    await ended
    return rows
  },
}

export const readText = (path: string): string => readFileSync(path, 'latin1')

function* piecesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += 1 << 16) yield text.slice(at, at + (1 << 16))
}
