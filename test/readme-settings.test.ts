import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { SETTINGS } from '../apps/api/src/config/settings.ts'

const readme = readFileSync(resolve('README.md'), 'utf8')

test('the configuration table of the README is the table of the program', () => {
  const rows = Object.entries(SETTINGS).map(
    ([name, { description, fallback }]) =>
      `| \`${name}\` | ${description} | ${fallback === '' ? 'off' : `\`${fallback}\``} |`,
  )
  expect(readme).toContain(
    ['| variable | what it sets | default |', '| --- | --- | --- |', ...rows].join('\n'),
  )
})
