/** Given a text and the sink it is for: what may go there. Null refuses it. */
type Rule = (text: string, type: string, sink: string) => string | null

interface Policy {
  createHTML(text: string): TrustedHTML
}

/** As much of it as is used here. https://www.w3.org/TR/trusted-types/ */
interface TrustedTypes {
  readonly defaultPolicy: Policy | null
  createPolicy(name: string, rules: { createHTML?: Rule; createScriptURL?: Rule }): Policy
}

/** Undefined in browsers without them; there the other rules of the Content-Security-Policy hold. */
export const trustedTypes = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes
