import { restrictedSyntax } from './restricted-syntax.js'

/** Members that the types of a library or of Node leave out are not reached around its types. */
export const noHiddenMembers = restrictedSyntax(
  'This reaches or changes what the types of a library do not show. Use a documented member.',
  [
    'CallExpression[callee.object.name="Reflect"][callee.property.name!="deleteProperty"]',
    'MemberExpression[property.name="prototype"]',
    'MemberExpression[property.value="prototype"]',
    'MemberExpression[property.name="__proto__"]',
    'CallExpression[callee.property.name="setPrototypeOf"]',
    // A cast by way of `unknown` gives an object members that its type does not have.
    'TSAsExpression[expression.type="TSAsExpression"][expression.typeAnnotation.type="TSUnknownKeyword"]',
    // Members of the map that its documentation does not describe; a test finds all others by their types.
    'MemberExpression[object.name="map"][property.name=/^(?:painter|style|transform|handlers)$/]',
    'MemberExpression[object.property.type="PrivateIdentifier"][object.property.name="map"][property.name=/^(?:painter|style|transform|handlers)$/]',
  ],
)
