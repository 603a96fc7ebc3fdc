import { restrictedSyntax } from './restricted-syntax.js'

/** A member of another object than `this`; `on…` are handlers, which are made to be set. */
const METHOD =
  '[left.type="MemberExpression"][left.object.type!="ThisExpression"]:not([left.property.name=/^on[a-z]/])'

/** Functions of a library, of Node or of the browser are not replaced while the program runs. */
export const noReplacedMethods = restrictedSyntax(
  'This replaces a method of another object. Pass a function where the other documents one.',
  [`AssignmentExpression${METHOD}[right.type=/FunctionExpression$/]`],
)
