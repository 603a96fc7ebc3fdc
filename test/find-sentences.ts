import ts from 'typescript'

/** Two words of prose, where `0` is a value within a template: `below the hole`, `0 is above 0`. */
const TWO_WORDS = /(?<![\p{L}\p{N}_.:#/-])\p{L}\p{Ll}+ \p{Ll}+(?![\p{L}_:=-])/u
/** A word beside a value of a template: `tip at 0`, `0 rows`. */
const WORD_BESIDE_VALUE = /(?<![\p{L}_-])(\p{Ll}{2,}),? \0|\0,? \(?(\p{Ll}{2,})(?![\p{L}_-])/gu
/** Units are notation, and the same in every language. */
const UNITS: ReadonlySet<string> = new Set(['mm', 'km', 'px', 'kg', 'min', 'mg', 'fs', 'qc'])
/** Attributes and members with names of classes and elements, or with styles. */
const NAMES: ReadonlySet<string> = new Set(['className', 'key', 'id', 'style'])

const isSentence = (text: string): boolean =>
  TWO_WORDS.test(text.replaceAll('\0', '0')) ||
  [...text.matchAll(WORD_BESIDE_VALUE)].some(([, before, after]) => !UNITS.has(before ?? after ?? ''))

/** The text of a literal, with `\0` for each value; undefined for any other node. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('\0')
}

/** Messages of errors, which programmers read. */
const isError = (node: ts.Node): boolean =>
  ts.isThrowStatement(node) ||
  (ts.isNewExpression(node) && /(?:Error|Exception)$/.test(node.expression.getText())) ||
  (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.SuperKeyword)

/** A list of words that is split, which no one reads as it stands. */
const isSplit = (node: ts.Node): boolean =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  node.expression.name.text === 'split'

/** Where no literal is a text that people read. */
const isUnread = (node: ts.Node): boolean =>
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isLiteralTypeNode(node) ||
  ts.isTaggedTemplateExpression(node) ||
  ((ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) && NAMES.has(node.name.getText())) ||
  isError(node) ||
  isSplit(node)

/** Sentences in literals of a source file, with the line of each: `12: tip at … m`. */
export function findSentences(path: string, source: string): string[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (isUnread(node)) return
    const text = textOf(node)
    if (text !== undefined && isSentence(text)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart())
      found.push(`${line + 1}: ${text.replaceAll('\0', '…')}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}
