import type { ReactNode } from 'react'
import { LaidTiles } from '../laid-tiles.ts'
import { printStrings } from '../print-strings.ts'
import { MARGIN, type SheetSize } from './paper-size.ts'
import './paper.css'

interface Props {
  readonly size: SheetSize
  /** What is on it, for those who cannot see it. */
  readonly label: string
  /** From 1. */
  readonly number: number
  readonly count: number
  /** Where what is on it comes from. */
  readonly source: string
  readonly children: ReactNode
}

const words = printStrings

/** Height of the foot, px. */
export const FOOT = 18
/** Nobody prints one drawing on more sheets than this. */
export const MAX_SHEETS = 120

/** One sheet of paper, as large as it will come out, with its foot. */
export const PaperSheet = ({ size, label, number, count, source, children }: Props) => (
  <section
    className="paper-sheet"
    aria-label={`${label}: ${words.sheet(number, count)}`}
    style={{ width: `${size.width}mm`, height: `${size.height}mm`, padding: `${MARGIN}mm` }}
  >
    <LaidTiles value>{children}</LaidTiles>
    <footer className="paper-foot">
      <span>{source}</span>
      <span>{words.printed(new Date())}</span>
      <span>{words.sheet(number, count)}</span>
    </footer>
  </section>
)
