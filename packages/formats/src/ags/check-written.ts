import {
  createAgsChecker,
  createAgsParser,
  dictionaryOf,
  extendDictionary,
  type Diagnostic,
} from '@groundsheet/ags'
import type { ExportSource } from '../source.ts'
import { undefinedHeadings } from './undefined-headings.ts'

/** Reads a file in pieces; at its end returns what the rules find in it. */
export interface WrittenCheck {
  write(piece: string): void
  end(): readonly Diagnostic[]
}

/**
 * Checks an AGS file as it is written, in memory that grows with its keys alone: for a source that lacks definitions, whose DICT is known before the
 * first row, and whose ABBR will define every code.
 */
export function checkWritten({ project, tables }: ExportSource): WrittenCheck {
  const standard = dictionaryOf(project.edition)
  const dictionary = extendDictionary(standard, undefinedHeadings(tables, standard), [])
  const withCodes = {
    ...dictionary,
    meaning: (heading: string, code: string) => dictionary.meaning(heading, code) ?? code,
  }
  const checker = createAgsChecker(project.edition, withCodes, { comparesRows: false })
  const found: Diagnostic[] = []
  const parser = createAgsParser({
    block: checker.block,
    row: checker.row,
    diagnostic: (diagnostic) => found.push(diagnostic),
  })
  return {
    write: (piece) => parser.write(piece),
    end() {
      parser.end()
      return [...found, ...checker.end()]
    },
  }
}
