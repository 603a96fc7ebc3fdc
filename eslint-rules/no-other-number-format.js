const message =
  'Write numbers, dates and plurals with packages/readings/src/text/number-text.ts, the one place for their language.'

/** For `no-restricted-syntax`: one file chooses the language of numbers, dates and plurals. */
export const NO_OTHER_NUMBER_FORMAT = [
  'CallExpression[callee.property.name=/^toLocale(Date|Time)?String$/]',
  'NewExpression[callee.object.name="Intl"][callee.property.name=/^(NumberFormat|DateTimeFormat|PluralRules)$/]',
].map((selector) => ({ selector, message }))
