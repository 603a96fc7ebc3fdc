import { restrictedSyntax } from './restricted-syntax.js'

/** One file chooses the language of numbers, dates and plurals. */
export const noOtherNumberFormat = restrictedSyntax(
  'Write numbers, dates and plurals with packages/readings/src/text/number-text.ts, the one place for their language.',
  [
    'CallExpression[callee.property.name=/^toLocale(Date|Time)?String$/]',
    'NewExpression[callee.object.name="Intl"][callee.property.name=/^(NumberFormat|DateTimeFormat|PluralRules)$/]',
  ],
)
