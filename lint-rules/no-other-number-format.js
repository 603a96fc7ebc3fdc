import { restrictedSyntax } from './restricted-syntax.js'

/** A text for one and a text for other numbers. What is left of a division is no number of things. */
const PLURAL =
  'ConditionalExpression[test.operator="==="][test.right.value=1][test.left.type!="BinaryExpression"]' +
  '[consequent.value=/\\w/][alternate.value=/\\w/]'

/** One file chooses the language of numbers, dates and plurals. */
export const noOtherNumberFormat = restrictedSyntax(
  'Write numbers, dates and plurals with packages/readings/src/text/number-text.ts, the one place for their language.',
  [
    'CallExpression[callee.property.name=/^toLocale(Date|Time)?String$/]',
    'NewExpression[callee.object.name="Intl"][callee.property.name=/^(NumberFormat|DateTimeFormat|PluralRules)$/]',
    PLURAL,
  ],
)
