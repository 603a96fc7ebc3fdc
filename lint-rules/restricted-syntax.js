/** A rule that refuses what its selectors find, with one message. */
export function restrictedSyntax(message, selectors) {
  return {
    meta: { type: 'problem', schema: [] },
    create(context) {
      const refuse = (node) => context.report({ node, message })
      return Object.fromEntries(selectors.map((selector) => [selector, refuse]))
    },
  }
}
