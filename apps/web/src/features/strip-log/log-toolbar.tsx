import { formatDecimals } from '@groundsheet/readings'
import type { DepthWindow, Finding, Mark } from '@groundsheet/logs'
import type { ReactNode } from 'react'
import { logStrings } from '../../ui/strings/log-strings.ts'
import { ZoomButtons } from '../../ui/zoom-buttons.tsx'

const words = logStrings

interface Props {
  readonly window: DepthWindow
  readonly isFit: boolean
  readonly findings: readonly Finding[]
  /** A mark of the selected row, if it is out of view. */
  readonly hiddenSelection: Mark | null
  readonly onShowSelection: (mark: Mark) => void
  readonly onIn: () => void
  readonly onOut: () => void
  readonly onFit: () => void
  /** More controls. */
  readonly children: ReactNode
}

/** Visible depths, zoom buttons, and findings in the rows. */
export function LogToolbar({
  window,
  isFit,
  findings,
  hiddenSelection,
  onShowSelection,
  onIn,
  onOut,
  onFit,
  ...props
}: Props) {
  return (
    <div className="log-toolbar">
      <ZoomButtons names={words.zoom} isWhole={isFit} onIn={onIn} onOut={onOut} onWhole={onFit} />
      <span
        className="log-seen soft"
        data-log-window={`${formatDecimals(window.from, 2)},${formatDecimals(window.to, 2)}`}
      >
        {words.seen(window.from, window.to)}
      </span>
      {hiddenSelection && (
        <button
          type="button"
          className="button log-selected"
          title={words.showSelectedRow}
          onClick={() => onShowSelection(hiddenSelection)}
        >
          {words.selectedRow(
            hiddenSelection.row.table,
            hiddenSelection.top,
            hiddenSelection.open ? null : hiddenSelection.base,
          )}
        </button>
      )}
      {findings.length > 0 && (
        <details className="log-remarks">
          <summary>{words.remarks(findings.length)}</summary>
          <ul aria-label={words.remarks(findings.length)}>
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
