import { createAgsParser, type AgsHandler } from '../packages/ags/src/index.ts'
import { createFileRules, type RuleFinding } from '../packages/rules/src/index.ts'

/** What the AGS rules find in a text, without notes. */
export async function findRules(text: string): Promise<readonly RuleFinding[]> {
  const read = (handler: AgsHandler): void => {
    const parser = createAgsParser(handler)
    parser.write(text)
    parser.end()
  }
  const rules = createFileRules('utf-8', { levels: ['ags'] })
  read(rules.handler)
  rules.addPiece(new TextEncoder().encode(text))
  const { findings } = await rules.finish((handler) => {
    read(handler)
    return Promise.resolve()
  })
  return findings.filter(({ severity }) => severity !== 'note')
}
