import type { DepthWindow, Finding, Mark } from '@groundsheet/logs'
import type { ReactNode } from 'react'
import { logStrings } from '../../ui/log-strings.ts'
import { ZoomButtons } from '../../ui/zoom-buttons.tsx'

const words = logStrings

interface Props {
  readonly window: DepthWindow
  readonly isFit: boolean
  readonly findings: readonly Finding[]
  /** The row that was asked for, where it is out of sight. */
  readonly wanted: Mark | null
  readonly onWanted: (mark: Mark) => void
  readonly onIn: () => void
  readonly onOut: () => void
  readonly onFit: () => void
  /** More to be done with the log. */
  readonly children: ReactNode
}

/** The depths that are seen, how to see others, and what is remarkable in the rows. */
export function LogToolbar({
  window,
  isFit,
  findings,
  wanted,
  onWanted,
  onIn,
  onOut,
  onFit,
  ...props
}: Props) {
  return (
    <div className="log-toolbar">
      <ZoomButtons names={words.zoom} isWhole={isFit} onIn={onIn} onOut={onOut} onWhole={onFit} />
      <span className="log-seen soft" data-log-window={`${window.from.toFixed(2)},${window.to.toFixed(2)}`}>
        {words.seen(window.from, window.to)}
      </span>
      {wanted && (
        <button
          type="button"
          className="button log-wanted"
          title={words.showWanted}
          onClick={() => onWanted(wanted)}
        >
          {words.wanted(wanted.row.table, wanted.top, wanted.open ? null : wanted.base)}
        </button>
      )}
      {findings.length > 0 && (
        <details className="log-remarks">
          <summary>{words.remarks(findings.length)}</summary>
          <ul>
            {findings.map((finding, index) => (
              <li key={index}>{words.finding(finding)}</li>
            ))}
          </ul>
        </details>
      )}
      {props.children}
    </div>
  )
}
