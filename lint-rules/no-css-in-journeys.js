import { restrictedSyntax } from './restricted-syntax.js'

/** Journeys find things as a reader does; modules beside them name parts of drawings once. */
export const noCssInJourneys = restrictedSyntax(
  'Find this by role, label or text. Name parts of drawings and states of the map in a module such as e2e/log-parts.ts or e2e/map-state.ts.',
  [
    'CallExpression[callee.property.name=/^(locator|waitForSelector|\\$|\\$\\$)$/]',
    'CallExpression[callee.property.name=/^(querySelector|querySelectorAll|closest|matches)$/] > Literal[value=/\\.[a-z]/]',
    'CallExpression[callee.property.name=/^(querySelector|querySelectorAll|closest|matches)$/] > TemplateLiteral > TemplateElement[value.raw=/\\.[a-z]/]',
  ],
)
