import 'react'

declare module 'react' {
  interface CSSProperties {
    /** Widths of a grid's columns, handed down to its rows. */
    '--columns'?: string
    /** The same where there is less room. */
    '--narrow-columns'?: string
    /** Least width at which all columns of a grid have theirs. */
    '--least'?: string
    /** Width of the first column of a grid, which stays when the others scroll. */
    '--first'?: string
    /** How much smaller than they are sheets of paper are shown. */
    '--fit'?: number
    /** Size of a printed legend as a share of its usual size. */
    '--zoom'?: number
  }
}
