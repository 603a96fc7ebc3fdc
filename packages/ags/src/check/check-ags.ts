import type { AgsHandler, AgsSummary, Diagnostic } from '../ags.ts'
import { readDefinitions } from '../dictionary/read-definitions.ts'
import { createAgsParser } from '../parse/create-ags-parser.ts'
import { combineHandlers } from '../combine-handlers.ts'
import { createAgsChecker } from './create-ags-checker.ts'

/** Everything there is to say about a text: what the parser and what the checks find, by line. */
export function checkAgs(text: string): { summary: AgsSummary; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = []
  const definitions = readDefinitions()
  const found = (diagnostic: Diagnostic) => diagnostics.push(diagnostic)
  const summary = parse(text, combineHandlers([definitions.handler, { ...NOTHING, diagnostic: found }]))
  if (summary.edition === null) return { summary, diagnostics }
  const checker = createAgsChecker(summary.edition, definitions.dictionary(summary.edition))
  parse(text, { ...checker, diagnostic: () => undefined })
  for (const handler of checker.furtherPasses()) parse(text, handler)
  diagnostics.push(...checker.end())
  return { summary, diagnostics: diagnostics.sort((a, b) => (a.line ?? 0) - (b.line ?? 0)) }
}

const NOTHING: AgsHandler = { block: () => undefined, row: () => undefined, diagnostic: () => undefined }

function parse(text: string, handler: AgsHandler): AgsSummary {
  const parser = createAgsParser(handler)
  parser.write(text)
  return parser.end()
}
