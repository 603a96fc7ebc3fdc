import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const root = fileURLToPath(new URL('../', import.meta.url))
const LIBRARY = /[/\\]node_modules[/\\].+\.d\.[cm]?ts$/
const MAPLIBRE = /[/\\]maplibre-gl[/\\]dist[/\\][^/\\]+\.d\.ts$/
/** Tags of members that their library does not document. */
const UNDOCUMENTED_TAGS = ['internal', 'private', 'hidden', 'ignore']

/** Of a member that is used: its file, line and name. */
export interface UsedMember {
  readonly file: string
  readonly line: number
  readonly name: string
}

/**
 * Members of libraries, of Node and of the browser that the files of a tsconfig use and their documentation
 * leaves out. These are marked `@internal`, `@private` or the like, or begin with an underscore. Of
 * MapLibre's map, also those without a description, such as `painter` and `style`. They change without notice
 * from one release to the next. `added`: one more file, which need not exist.
 */
export function undocumentedMembers(
  folder: string,
  added: { readonly path: string; readonly text: string },
): UsedMember[] {
  const { options, fileNames } = readConfiguration(folder)
  const addedPath = `${root}${added.path}`
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
    .filter(({ fileName }) => fileName.startsWith(root) && !fileName.includes('node_modules'))
    .flatMap((file) => usedIn(file, checker))
}

function readConfiguration(folder: string): ts.ParsedCommandLine {
  const base = `${root}${folder}/`
  const { config } = ts.readConfigFile(`${base}tsconfig.json`, (path) => ts.sys.readFile(path)) as {
    config: unknown
  }
  return ts.parseJsonConfigFileContent(config, ts.sys, base)
}

function usedIn(file: ts.SourceFile, checker: ts.TypeChecker): UsedMember[] {
  const found: UsedMember[] = []
  const look = (node: ts.Node, symbol: ts.Symbol | undefined) => {
    if (symbol && isUndocumented(symbol, checker)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file))
      found.push({ file: file.fileName.slice(root.length), line: line + 1, name: symbol.name })
    }
  }
  /** The member whose name is the value of an expression, such as a constant. */
  const named = (object: ts.Node, name: ts.Expression): ts.Symbol | undefined => {
    const type = checker.getTypeAtLocation(name)
    return type.isStringLiteral() ? checker.getTypeAtLocation(object).getProperty(type.value) : undefined
  }
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) look(node, checker.getSymbolAtLocation(node.name))
    else if (ts.isElementAccessExpression(node)) look(node, named(node.expression, node.argumentExpression))
    else if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      const name = node.propertyName ?? node.name
      if (ts.isComputedPropertyName(name)) look(node, named(node.parent, name.expression))
      else look(node, checker.getTypeAtLocation(node.parent).getProperty(name.getText(file)))
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
  if (symbol.name.startsWith('_')) return true
  const tags = symbol.getJsDocTags(checker).map(({ name }) => name)
  const isDescribed = symbol.getDocumentationComment(checker).length > 0 || tags.length > 0
  const isOfMap = declared.some(
    (node) =>
      MAPLIBRE.test(node.getSourceFile().fileName) &&
      ts.isClassDeclaration(node.parent) &&
      /^Map(?:\$1)?$/.test(node.parent.name?.text ?? ''),
  )
  return tags.some((tag) => UNDOCUMENTED_TAGS.includes(tag)) || (isOfMap && !isDescribed)
}
