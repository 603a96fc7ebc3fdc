import { z } from 'zod'

/** Scopes of a key with their descriptions. SPEC, "Authentication". */
export const SCOPES = {
  'projects:read': 'projects and their summaries',
  'locations:read': 'exploratory-hole locations',
  'tables:read': 'rows of data tables, and what their headings and codes mean',
  'map:read': 'boundaries, groups, marker icons and location styles',
} as const

export type Scope = keyof typeof SCOPES

export const scopeNames = Object.keys(SCOPES) as [Scope, ...Scope[]]

export const scope = z.enum(scopeNames)
