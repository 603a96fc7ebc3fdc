import { restrictedSyntax } from './restricted-syntax.js'

/** The rules on imports between modules read what is imported, not what `createRequire` loads. */
export const noCreateRequire = restrictedSyntax(
  'Import this: the rules of .dependency-cruiser.mjs do not see what createRequire loads.',
  [
    'ImportSpecifier[imported.name="createRequire"]',
    'MemberExpression[property.name="createRequire"]',
    'MemberExpression[property.value="createRequire"]',
    'Property[key.name="createRequire"]',
  ],
)
