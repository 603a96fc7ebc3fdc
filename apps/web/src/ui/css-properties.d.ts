import 'react'

declare module 'react' {
  interface CSSProperties {
    /** Widths of a grid's columns, handed down to its rows. */
    '--columns'?: string
  }
}
