import { useId, type ReactNode } from 'react'
import { Scope } from './use-pattern-scope.ts'

/**
 * Gives the patterns of a drawing unique ids. With equal ids, browsers use the first, which draws nothing if
 * its part of the page is hidden.
 */
export const PatternScope = ({ children }: { readonly children: ReactNode }) => (
  <Scope value={useId()}>{children}</Scope>
)
