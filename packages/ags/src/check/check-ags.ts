import type { AgsBlock, AgsHandler, AgsSummary, Diagnostic } from '../ags.ts'
import { dictionaryOf } from '../dictionary/dictionary-of.ts'
import { extendDictionary, type AgsRecord } from '../dictionary/extend-dictionary.ts'
import { uniteDefinitions } from '../dictionary/unite-definitions.ts'
import { createAgsParser } from '../parse/create-ags-parser.ts'
import { createAgsChecker } from './create-ags-checker.ts'

/** Everything there is to say about a text: what the parser and what the checks find, by line. */
export function checkAgs(text: string): { summary: AgsSummary; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = []
  const own: Record<string, AgsRecord[]> = { DICT: [], ABBR: [] }
  let current: AgsBlock | null = null
  const summary = parse(text, {
    block: (block) => (current = block),
    row: (values) => current && own[current.code]?.push(toRecord(current.headings, values)),
    diagnostic: (diagnostic) => diagnostics.push(diagnostic),
  })
  if (summary.edition === null) return { summary, diagnostics }
  const dictionary = extendDictionary(
    dictionaryOf(summary.edition),
    uniteDefinitions('DICT', own.DICT ?? []),
    uniteDefinitions('ABBR', own.ABBR ?? []),
  )
  const checker = createAgsChecker(summary.edition, dictionary)
  parse(text, { ...checker, diagnostic: () => undefined })
  for (const handler of checker.furtherReadings()) parse(text, handler)
  diagnostics.push(...checker.end())
  return { summary, diagnostics: diagnostics.sort((a, b) => (a.line ?? 0) - (b.line ?? 0)) }
}

function parse(text: string, handler: AgsHandler): AgsSummary {
  const parser = createAgsParser(handler)
  parser.write(text)
  return parser.end()
}

function toRecord(headings: readonly string[], values: readonly string[]): AgsRecord {
  return Object.fromEntries(headings.map((heading, index) => [heading, values[index] ?? '']))
}
