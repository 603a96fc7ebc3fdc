import { restrictedSyntax } from './restricted-syntax.js'

/** Members that begin with an underscore are neither read, set nor passed to a library. */
export const noUnderscoreMembers = restrictedSyntax(
  'A leading underscore marks a private member of a library. Use a documented member, or a #private one of your own.',
  [
    'MemberExpression[property.name=/^_[a-z]/i]:not([object.type="ThisExpression"])',
    'MemberExpression[property.value=/^_[a-z]/i]',
    'Property[key.name=/^_[a-z]/i]',
    'Property[key.value=/^_[a-z]/i]',
  ],
)
