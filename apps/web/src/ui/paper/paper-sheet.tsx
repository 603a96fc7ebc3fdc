import { type ReactNode, useState } from 'react'
import { OnPaperContext } from '../on-paper-context.ts'
import { printStrings } from '../strings/print-strings.ts'
import { MARGIN_MM, type SheetSize } from './paper-size.ts'
import './paper.css'

interface Props {
  readonly size: SheetSize
  /** Description of the content for screen readers. */
  readonly label: string
  /** From 1. */
  readonly number: number
  readonly count: number
  /** Source of the content. */
  readonly source: string
  readonly children: ReactNode
}

const words = printStrings

/** Height of the foot. */
export const FOOT_HEIGHT_PX = 18
/** Limit of one print; more sheets are probably a mistake. */
export const MAX_SHEETS = 120

/** One sheet of paper in its printed size, with its foot. */
export const PaperSheet = ({ size, label, number, count, source, children }: Props) => {
  const [printedAt] = useState(() => new Date())
  return (
    <section
      className="paper-sheet"
      aria-label={`${label}: ${words.sheet(number, count)}`}
      style={{ width: `${size.width}mm`, height: `${size.height}mm`, padding: `${MARGIN_MM}mm` }}
    >
      <OnPaperContext value>{children}</OnPaperContext>
      <footer className="paper-foot">
        <span>{source}</span>
        <span>{words.printed(printedAt)}</span>
        <span>{words.sheet(number, count)}</span>
      </footer>
    </section>
  )
}
