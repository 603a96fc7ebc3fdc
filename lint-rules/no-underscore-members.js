import { restrictedSyntax } from './restricted-syntax.js'

/** Methods that the documentation of Node's streams has subclasses write. */
const STREAM_METHODS = '/^_(?:construct|destroy|final|flush|read|transform|write|writev)$/'

/** One underscore or more, and a name; React documents `__html`. */
const NAME = '/^(?!__html$)_+[^_]/'

/**
 * Members that begin with an underscore are neither read, set, overridden, imported nor passed to a library,
 * however their names are written. Modules with such a name are Node's own.
 */
export const noUnderscoreMembers = restrictedSyntax(
  'A leading underscore marks a private member of a library. Use a documented member, or a #private one of your own.',
  [
    `MemberExpression[computed=false][property.name=${NAME}]`,
    `MemberExpression[property.value=${NAME}]`,
    `MemberExpression[property.quasis.0.value.raw=${NAME}]`,
    'MemberExpression[property.left.value=/^_/]',
    `BinaryExpression[operator="in"][left.value=${NAME}]`,
    `Property[computed=false][key.name=${NAME}]`,
    `Property[key.value=${NAME}]`,
    `Property[key.quasis.0.value.raw=${NAME}]`,
    `PropertyDefinition[computed=false][key.name=${NAME}]`,
    `PropertyDefinition[key.value=${NAME}]`,
    `MethodDefinition[computed=false][key.name=${NAME}]:not([key.name=${STREAM_METHODS}])`,
    `MethodDefinition[key.value=${NAME}]`,
    `:matches(TSPropertySignature, TSMethodSignature)[key.name=${NAME}]`,
    `:matches(TSPropertySignature, TSMethodSignature)[key.value=${NAME}]`,
    `TSIndexedAccessType > TSLiteralType[literal.value=${NAME}]`,
    `ImportSpecifier[imported.name=${NAME}]`,
    'ImportDeclaration[source.value=/^(?:node:)?_/]',
    'ImportExpression[source.value=/^(?:node:)?_/]',
  ],
)
