import 'react'

declare module 'react' {
  interface CSSProperties {
    /** Column widths of a grid, inherited by its rows. */
    '--columns'?: string
    /** Column widths for less space. */
    '--narrow-columns'?: string
    /** Minimum width that holds all columns of a grid. */
    '--min-width'?: string
    /** Width of the first column of a grid, which is sticky. */
    '--first'?: string
    /** Factor by which sheets of paper are scaled down on screen. */
    '--fit'?: number
    /** Scale of a printed legend; 1: default size. */
    '--zoom'?: number
  }
}
