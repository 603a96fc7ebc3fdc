import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../src', import.meta.url))
const LETTER = /\p{L}/u
/** Attributes that are shown or read aloud. */
const READ_ATTRIBUTES = ['aria-description', 'aria-label', 'alt', 'placeholder', 'title']

/** Words in the markup of a component. */
function wordsIn(text: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && LETTER.test(node.text)) found.push(node.text.trim())
    if (ts.isJsxExpression(node) && node.expression && ts.isJsxElement(node.parent))
      if (ts.isStringLiteralLike(node.expression) && LETTER.test(node.expression.text))
        found.push(node.expression.text)
    if (ts.isJsxAttribute(node) && READ_ATTRIBUTES.includes(node.name.getText()))
      if (node.initializer && ts.isStringLiteral(node.initializer) && LETTER.test(node.initializer.text))
        found.push(node.initializer.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('component.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
  return found
}

test('words in markup are found, as text and as attributes', () => {
  const markup = `<p title="Depth" className="soft">Base <b aria-label={words.top}>{'Top'}</b> ·{' '}</p>`
  expect(wordsIn(markup)).toEqual(['Depth', 'Base', 'Top'])
})

test('no component has words of its own: all are in ui/strings', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.tsx'),
  )
  expect(files.length).toBeGreaterThan(100)
  const found = files.flatMap((path) =>
    wordsIn(readFileSync(join(root, path), 'utf8')).map((words) => `${path}: ${words}`),
  )
  expect(found).toEqual([])
})

test('no source of the viewer names a language: packages/readings writes numbers, dates and lists', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.tsx?$/.test(path),
  )
  const named = files.filter((path) =>
    /\bnew Intl\.\w+\('|'en(-GB)?'/.test(readFileSync(join(root, path), 'utf8')),
  )
  expect(named).toEqual([])
})
