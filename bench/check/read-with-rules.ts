import { closeSync, openSync, readSync } from 'node:fs'
import { createAgsDecoder, createAgsParser, type AgsHandler } from '@groundsheet/ags'
import { createLineRules, createTableRules } from '@groundsheet/rules'

const PIECE_BYTES = 1 << 16

const NOTHING: AgsHandler = { block: () => undefined, row: () => undefined, diagnostic: () => undefined }

/** Parses a file of ASCII in pieces, as `check` does. */
function parse(path: string, handler: AgsHandler, addPiece: (piece: Uint8Array) => void): void {
  const decoder = createAgsDecoder('ascii')
  const parser = createAgsParser(handler)
  const piece = Buffer.allocUnsafeSlow(PIECE_BYTES)
  const file = openSync(path, 'r')
  for (let bytes = readSync(file, piece); bytes > 0; bytes = readSync(file, piece)) {
    parser.write(decoder.write(piece.subarray(0, bytes)))
    addPiece(piece.subarray(0, bytes))
    if (parser.isDone()) break
  }
  closeSync(file)
  parser.write(decoder.end())
  parser.end()
}

/** What is compared: each reads the whole file and returns how many different findings there are. */
export const READERS: Readonly<Record<'parser' | 'lines' | 'all', (path: string) => number>> = {
  parser(path) {
    parse(path, NOTHING, () => undefined)
    return 0
  },
  lines(path) {
    const lines = createLineRules('ascii')
    parse(path, NOTHING, lines.write)
    return lines.end().findings.length
  },
  all(path) {
    const lines = createLineRules('ascii')
    const tables = createTableRules()
    parse(path, tables, lines.write)
    for (const again of tables.furtherPasses()) parse(path, again, () => undefined)
    return lines.end().findings.length + tables.end().findings.length
  },
}
