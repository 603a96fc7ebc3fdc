import type { z } from 'zod'
import type { ProblemType } from './problems.ts'
import type { Scope } from './scopes.ts'

/**
 * One query parameter. `schema` describes the value (documentation, types of the SDK).
 * `read` turns the text of the address into it, or gives undefined when the text cannot be one.
 */
export interface Parameter<T> {
  readonly schema: z.ZodType<T>
  readonly description: string
  readonly problem: ProblemType
  /** Takes a comma list, and may be repeated. */
  readonly multiple?: true
  /** Values that need a scope of their own, beside that of the operation. */
  readonly scopes?: Readonly<Record<string, Scope>>
  /** A scope that any value needs. */
  readonly scope?: Scope
  read(text: string): T | undefined
}
