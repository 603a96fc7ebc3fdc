import { createAgs3LineRules, createLineRules, type LineRules, type RuleFinding } from '../../src/index.ts'

type Encoding = Parameters<typeof createLineRules>[0]

/** Findings of a file, read in pieces of `pieceBytes`. Text is encoded as UTF-8. */
export function checkLines(
  file: string | Uint8Array,
  encoding: Encoding = 'utf-8',
  pieceBytes = 7,
): readonly RuleFinding[] {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file
  return feed(createLineRules(encoding), bytes, pieceBytes)
}

/** The same for AGS 3. */
export function checkAgs3Lines(file: string, pieceBytes = 7): readonly RuleFinding[] {
  return feed(createAgs3LineRules('utf-8'), new TextEncoder().encode(file), pieceBytes)
}

function feed(rules: LineRules, bytes: Uint8Array, pieceBytes: number): readonly RuleFinding[] {
  for (let at = 0; at < bytes.length; at += pieceBytes) rules.write(bytes.subarray(at, at + pieceBytes))
  return rules.end().findings
}

/** `2a 3-4 error`: rule, lines and severity of each finding. */
export function briefly(findings: readonly RuleFinding[]): string[] {
  return findings.map(({ rule, lines, severity }) => {
    const runs = lines.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`))
    return `${rule} ${runs.join(',')} ${severity}`
  })
}

/** Lines with CR LF behind each. */
export function file(...lines: string[]): string {
  return lines.map((line) => `${line}\r\n`).join('')
}
