const LIBRARY = /[/\\]maplibre-gl[/\\]dist[/\\][^/\\]+\.d\.ts$/

/**
 * Forbids members of MapLibre's classes that its documentation leaves out: those marked `@internal`, those
 * that begin with an underscore and, of the map itself, those without a description, such as `painter` and
 * `style`. They change without notice from one release to the next.
 */
export const documentedMapMembers = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      internal: '"{{name}}" is not part of the documented API of MapLibre. Use a documented member.',
    },
  },
  create(context) {
    const { program, esTreeNodeToTSNodeMap } = context.sourceCode.parserServices
    const checker = program.getTypeChecker()
    const check = (node, symbol) => {
      // The symbol of an index signature stands for any key.
      if (symbol && symbol.name !== '__index' && isInternal(symbol, checker))
        context.report({ node, messageId: 'internal', data: { name: symbol.name } })
    }
    return {
      MemberExpression({ property }) {
        check(property, checker.getSymbolAtLocation(esTreeNodeToTSNodeMap.get(property)))
      },
      'ObjectPattern > Property[computed=false]'({ key, parent }) {
        const type = checker.getTypeAtLocation(esTreeNodeToTSNodeMap.get(parent))
        check(key, type.getProperty(key.name ?? key.value))
      },
    }
  },
}

function isInternal(symbol, checker) {
  const declared = symbol.declarations?.filter((node) => LIBRARY.test(node.getSourceFile().fileName)) ?? []
  if (declared.length === 0) return false
  const tags = symbol.getJsDocTags(checker).map(({ name }) => name)
  const isDescribed = symbol.getDocumentationComment(checker).length > 0 || tags.length > 0
  const isOfMap = declared.some(({ parent }) => parent.name?.text === 'Map$1' || parent.name?.text === 'Map')
  return symbol.name.startsWith('_') || tags.includes('internal') || (isOfMap && !isDescribed)
}
