import { restrictedSyntax } from './restricted-syntax.js'

/** Methods that the documentation of Node's streams has subclasses write. */
const STREAM_METHODS = '/^_(?:construct|destroy|final|flush|read|transform|write|writev)$/'

/** Members that begin with an underscore are neither read, set, overridden nor passed to a library. */
export const noUnderscoreMembers = restrictedSyntax(
  'A leading underscore marks a private member of a library. Use a documented member, or a #private one of your own.',
  [
    'MemberExpression[property.name=/^_[a-z]/i]',
    'MemberExpression[property.value=/^_[a-z]/i]',
    'Property[key.name=/^_[a-z]/i]',
    'Property[key.value=/^_[a-z]/i]',
    'PropertyDefinition[key.name=/^_[a-z]/i]',
    `MethodDefinition[key.name=/^_[a-z]/i]:not([key.name=${STREAM_METHODS}])`,
  ],
)
