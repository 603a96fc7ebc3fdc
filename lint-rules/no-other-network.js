import { restrictedSyntax } from './restricted-syntax.js'

/** The viewer requests data in one folder. A function of the same name without arguments is its own. */
export const noOtherNetwork = restrictedSyntax(
  'Request this in apps/web/src/data, the one place that uses the network.',
  [
    'CallExpression[callee.name="fetch"][arguments.length>0]',
    'MemberExpression[object.name=/^(?:globalThis|window|self)$/][property.name="fetch"]',
    'NewExpression[callee.name=/^(?:XMLHttpRequest|WebSocket|EventSource)$/]',
    'MemberExpression[property.name="sendBeacon"]',
  ],
)
