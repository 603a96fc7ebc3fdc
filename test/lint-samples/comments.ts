import type { Sample } from './sample.ts'

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')
const COMMENTS = 'groundsheet(comment-lengths)'

/** Samples of comments. */
export const COMMENT_SAMPLES: readonly Sample[] = [
  ['a line of 111 characters', 'scripts/a.mjs', `// ${'x'.repeat(108)}`, [COMMENTS]],
  ['a line of 110 characters', 'scripts/b.mjs', `// ${'x'.repeat(107)}`, []],
  [
    'a comment behind code that ends after 110',
    'scripts/c.mjs',
    `export const a = '${'x'.repeat(90)}' // of twelve`,
    [COMMENTS],
  ],
  ['a long text without a comment', 'scripts/d.mjs', `export const a = '${'x'.repeat(200)}'`, []],
  ['a sentence of 26 words', 'scripts/e.mjs', `/**\n * ${words(13)}\n * ${words(13)}.\n */`, [COMMENTS]],
  [
    '26 words in line comments one below the other',
    'scripts/f.mjs',
    `// ${words(13)}\n// ${words(13)}`,
    [COMMENTS],
  ],
  [
    'two sentences of 25 words',
    'scripts/g.mjs',
    `/**\n * ${words(20)}\n * ${words(5)}. ${words(15)}\n * ${words(10)}\n */`,
    [],
  ],
  [
    'a colon and a semicolon within 26 words',
    'scripts/j.mjs',
    `/**\n * ${words(10)}: ${words(10)}; ${words(6)}\n */`,
    [COMMENTS],
  ],
  [
    '20 words and a colon before a list of 10',
    'scripts/k.mjs',
    `/**\n * ${words(20)}:\n * - ${words(10)}\n */`,
    [],
  ],
  [
    '20 words and a colon before code of 10',
    'scripts/l.mjs',
    `/**\n * ${words(20)}:\n * \`\`\`\n * ${words(10)}\n * \`\`\`\n */`,
    [],
  ],
  ['26 words in items of a list', 'scripts/h.mjs', `/**\n * - ${words(13)}\n * - ${words(13)}\n */`, []],
  [
    '26 words of which two are code',
    'scripts/i.mjs',
    `/**\n * ${words(20)}\n * ${words(4)} \`one two\`\n */`,
    [],
  ],
]
