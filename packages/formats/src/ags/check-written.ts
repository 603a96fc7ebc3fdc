import {
  combineHandlers,
  createAgsChecker,
  createAgsDecoder,
  createAgsParser,
  dictionaryOf,
  extendDictionary,
  type AgsHandler,
  type Diagnostic,
} from '@groundsheet/ags'
import { createFileRules, importFinding, withoutRepeatedRules, type RuleFinding } from '@groundsheet/rules'
import type { ExportSource } from '../source.ts'
import { undefinedHeadings } from './undefined-headings.ts'

/** Reads a file in pieces while it is written. */
export interface WrittenCheck {
  write(piece: string): void
  /**
   * To be called once, when the file is complete; returns what the AGS rules find in it, and what matters to
   * who reads it. `readAgain` gives the bytes of the file from its start; it is called where the file breaks
   * a rule.
   */
  end(readAgain: () => AsyncIterable<Uint8Array>): Promise<readonly RuleFinding[]>
}

/** Checks an AGS file as it is written, in memory that grows with its keys alone. */
export function checkWritten({ project, tables }: ExportSource): WrittenCheck {
  const { edition } = project
  const standard = dictionaryOf(edition)
  const dictionary = extendDictionary(standard, undefinedHeadings(tables, standard), [])
  const checker = createAgsChecker(edition, dictionary, { comparesRows: false })
  const rules = createFileRules('utf-8', { levels: ['ags'] })
  const encoder = new TextEncoder()
  const found: Diagnostic[] = []
  const diagnostic = (one: Diagnostic) => found.push(one)
  const parser = createAgsParser(combineHandlers([rules.handler, { ...checker, diagnostic }]))
  return {
    write(piece) {
      parser.write(piece)
      rules.addPiece(encoder.encode(piece))
    },
    async end(readAgain) {
      parser.end()
      const { findings } = await rules.finish((handler) => readPieces(readAgain(), handler))
      const others = [...found, ...checker.end()].map((one) => importFinding(one))
      return [...findings, ...withoutRepeatedRules(findings, others)]
    },
  }
}

async function readPieces(pieces: AsyncIterable<Uint8Array>, handler: AgsHandler): Promise<void> {
  const decoder = createAgsDecoder('utf-8')
  const parser = createAgsParser(handler)
  for await (const piece of pieces) parser.write(decoder.write(piece))
  parser.write(decoder.end())
  parser.end()
}
