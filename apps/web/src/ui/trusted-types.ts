/** Returns the text allowed in the given sink; null refuses it. */
type Rule = (text: string, type: string, sink: string) => string | null

interface Policy {
  createHTML(text: string): TrustedHTML
  createScriptURL(text: string): unknown
}

/** The part of Trusted Types used here. https://www.w3.org/TR/trusted-types/ */
interface TrustedTypes {
  readonly defaultPolicy: Policy | null
  createPolicy(name: string, rules: { createHTML?: Rule; createScriptURL?: Rule }): Policy
}

/**
 * Undefined in browsers without Trusted Types; the other rules of the Content-Security-Policy still apply.
 */
export const trustedTypes = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes
