import { restrictedSyntax } from './restricted-syntax.js'

/** The value has a type already; what `JSON.parse` returns has none. */
const HELD =
  '[expression.type=/^(?:Identifier|MemberExpression|ThisExpression|AwaitExpression|CallExpression)$/]' +
  ':not([expression.callee.object.name="JSON"])'

/** A type that does not fit is corrected, not forced: its value may lack members, or have hidden ones. */
export const noForcedTypes = restrictedSyntax(
  'This forces a type that the value may not have. Correct the type, or check the value.',
  [
    'TSAsExpression[typeAnnotation.type="TSNeverKeyword"]',
    'TSAsExpression[expression.type="TSAsExpression"]',
    // Gives an object of a library members besides its own.
    `TSAsExpression${HELD}[typeAnnotation.type="TSIntersectionType"]`,
  ],
)
