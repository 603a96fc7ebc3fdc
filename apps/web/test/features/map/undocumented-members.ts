import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const web = fileURLToPath(new URL('../../../', import.meta.url))
const LIBRARY = /[/\\]maplibre-gl[/\\]dist[/\\][^/\\]+\.d\.ts$/

/** Of a member that is used: its file, line and name. */
export interface UsedMember {
  readonly file: string
  readonly line: number
  readonly name: string
}

/**
 * Members of MapLibre's classes that the viewer uses and the library's documentation leaves out. These are
 * marked `@internal` or begin with an underscore. Of the map itself, also those without a description, such
 * as `painter` and `style`. They change without notice from one release to the next. `added` is read as one
 * more file of the viewer.
 */
export function undocumentedMembers(added: { readonly name: string; readonly text: string }): UsedMember[] {
  const { options, fileNames } = readConfiguration()
  const addedPath = `${web}src/${added.name}`
  const host = ts.createCompilerHost(options)
  const fileExists = host.fileExists.bind(host)
  const getSourceFile = host.getSourceFile.bind(host)
  host.fileExists = (path) => path === addedPath || fileExists(path)
  host.getSourceFile = (path, language, ...rest) =>
    path === addedPath
      ? ts.createSourceFile(path, added.text, language)
      : getSourceFile(path, language, ...rest)
  const program = ts.createProgram([...fileNames, addedPath], options, host)
  const checker = program.getTypeChecker()
  return program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.startsWith(web) && !fileName.includes('node_modules'))
    .flatMap((file) => usedIn(file, checker))
}

function readConfiguration(): ts.ParsedCommandLine {
  const { config } = ts.readConfigFile(`${web}tsconfig.json`, (path) => ts.sys.readFile(path)) as {
    config: unknown
  }
  return ts.parseJsonConfigFileContent(config, ts.sys, web)
}

function usedIn(file: ts.SourceFile, checker: ts.TypeChecker): UsedMember[] {
  const found: UsedMember[] = []
  const look = (node: ts.Node, symbol: ts.Symbol | undefined) => {
    if (symbol && isUndocumented(symbol, checker)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file))
      found.push({ file: file.fileName.slice(web.length), line: line + 1, name: symbol.name })
    }
  }
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) look(node, checker.getSymbolAtLocation(node.name))
    else if (ts.isElementAccessExpression(node))
      look(node, checker.getSymbolAtLocation(node.argumentExpression))
    else if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      const name = (node.propertyName ?? node.name).getText(file)
      look(node, checker.getTypeAtLocation(node.parent).getProperty(name))
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

function isUndocumented(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  // The symbol of an index signature stands for any key.
  if (symbol.name === '__index') return false
  const declared = symbol.declarations?.filter((node) => LIBRARY.test(node.getSourceFile().fileName)) ?? []
  if (declared.length === 0) return false
  const tags = symbol.getJsDocTags(checker).map(({ name }) => name)
  const isDescribed = symbol.getDocumentationComment(checker).length > 0 || tags.length > 0
  const isOfMap = declared.some(
    ({ parent }) => ts.isClassDeclaration(parent) && /^Map(?:\$1)?$/.test(parent.name?.text ?? ''),
  )
  return symbol.name.startsWith('_') || tags.includes('internal') || (isOfMap && !isDescribed)
}
