import ts from 'typescript'

const CONTRACT = '@groundsheet/contract'
/** The module of the flattened types in the package; it has declarations only. */
const FLATTENED = './contract.js'

const FLAGS: ts.NodeBuilderFlags = ts.NodeBuilderFlags.NoTruncation | ts.NodeBuilderFlags.InTypeAlias

/**
 * Declarations of all types that sources import from the contract, written out as plain object types. Those
 * of the contract are inferred from schemas, so that their own declarations would need the schema library.
 */
export function flattenContract(program: ts.Program, sources: readonly ts.SourceFile[]): string {
  const checker = program.getTypeChecker()
  const symbols = new Map<string, ts.Symbol>()
  for (const name of sources.flatMap(importedNames)) {
    const symbol = checker.getSymbolAtLocation(name)
    if (symbol) symbols.set(name.text, checker.getAliasedSymbol(symbol))
  }
  const declarations = [...symbols].sort(([a], [b]) => (a < b ? -1 : 1))
  return declarations.map(([name, symbol]) => declareType(checker, name, symbol)).join('\n')
}

/** Names that a source imports from the contract or passes on from it. */
function importedNames(source: ts.SourceFile): ts.Identifier[] {
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return []
    const { moduleSpecifier } = statement
    if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier) || moduleSpecifier.text !== CONTRACT)
      return []
    const named = ts.isImportDeclaration(statement)
      ? statement.importClause?.namedBindings
      : statement.exportClause
    if (!named || (!ts.isNamedImports(named) && !ts.isNamedExports(named))) return []
    return named.elements.flatMap(({ name }) => (ts.isIdentifier(name) ? [name] : []))
  })
}

function declareType(checker: ts.TypeChecker, name: string, symbol: ts.Symbol): string {
  const declaration = symbol.declarations?.find(ts.isTypeAliasDeclaration)
  if (!declaration)
    throw new Error(`${name} of ${CONTRACT} is no type alias: its declaration cannot be written out`)
  // A type with parameters is written in full where it stands.
  if (declaration.typeParameters) return `${declaration.getText()}\n`
  const node = checker.typeToTypeNode(checker.getDeclaredTypeOfSymbol(symbol), undefined, FLAGS)
  if (!node) throw new Error(`${name} of ${CONTRACT} cannot be written out`)
  const printer = ts.createPrinter({ removeComments: true })
  const text = printer.printNode(ts.EmitHint.Unspecified, node, declaration.getSourceFile())
  return `export type ${name} = ${text};\n`
}

/**
 * Points declarations at the files that are packed: `./list.ts` at `./list.js`, the contract at its flattened
 * types.
 */
export const redirectImports: ts.TransformerFactory<ts.SourceFile | ts.Bundle> = (context) => {
  const redirect = ({ text }: ts.StringLiteral) =>
    context.factory.createStringLiteral(text === CONTRACT ? FLATTENED : text.replace(/\.ts$/, '.js'), true)
  const visit = (node: ts.Node): ts.Node =>
    ts.isStringLiteral(node) ? redirect(node) : ts.visitEachChild(node, visit, context)
  const visitStatement = (node: ts.Node): ts.Node =>
    ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
      ? ts.visitEachChild(node, visit, context)
      : node
  return (source) => ts.visitEachChild(source, visitStatement, context)
}
