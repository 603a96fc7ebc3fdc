import { useId, type ReactNode } from 'react'
import { Scope } from './use-pattern-scope.ts'

/**
 * Sets the patterns of a drawing apart from those of others. Of equal ids a browser takes the first, and where that
 * stands in a part of the page that is hidden, as a section behind the log is on a phone, nothing is drawn.
 */
export const PatternScope = ({ children }: { readonly children: ReactNode }) => (
  <Scope value={useId()}>{children}</Scope>
)
