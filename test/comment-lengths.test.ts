import { fileURLToPath } from 'node:url'
import { ESLint } from 'eslint'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const eslint = new ESLint({ cwd: root })

/** What the rule says of a text, by the configuration of the project. */
async function messagesOf(code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: `${root}scripts/setup.mjs` })
  return (result?.messages ?? [])
    .filter(({ ruleId }) => ruleId === 'comments/lengths')
    .map(({ messageId }) => messageId ?? '')
}

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')

test.each([
  ['a line of 111 characters', `// ${'x'.repeat(108)}`, ['line']],
  ['a line of 110 characters', `// ${'x'.repeat(107)}`, []],
  ['a comment behind code that ends after 110', `const a = '${'x'.repeat(90)}' // of twelve`, ['line']],
  ['a long text without a comment', `const a = '${'x'.repeat(200)}'`, []],
  ['a sentence of 26 words', `/**\n * ${words(13)}\n * ${words(13)}.\n */`, ['sentence']],
  ['26 words in line comments one below the other', `// ${words(13)}\n// ${words(13)}`, ['sentence']],
  [
    'two sentences of 25 words',
    `/**\n * ${words(20)}\n * ${words(5)}. ${words(15)}\n * ${words(10)}\n */`,
    [],
  ],
  ['26 words in items of a list', `/**\n * - ${words(13)}\n * - ${words(13)}\n */`, []],
  ['26 words of which two are code', `/**\n * ${words(20)}\n * ${words(4)} \`one two\`\n */`, []],
])(
  '%s: %o',
  async (_, code, expected) => {
    expect(await messagesOf(code)).toEqual(expected)
  },
  60_000,
)
