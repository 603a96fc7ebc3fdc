import { restrictedSyntax } from './restricted-syntax.js'

/**
 * `toFixed` rounds the binary fraction, so that 32.345 becomes 32.34: `formatDecimals` rounds the decimal
 * figures.
 */
export const noBinaryRounding = restrictedSyntax(
  'Write numbers with formatDecimals of @groundsheet/readings: toFixed rounds 32.345 to 32.34.',
  ["MemberExpression[property.name='toFixed']"],
)
