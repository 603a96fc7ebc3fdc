import type { ReactNode } from 'react'
import { FootTableView } from './foot-table-view.tsx'
import type { LegendSeries } from './log-legend.ts'
import type { NotePiece, WrappedEntry } from './note-pieces.ts'
import { PatternRect } from '../../../ui/pattern-rect.tsx'

/** Remarks, descriptions in full and the legend, below the columns. */
export const LogNotes = ({ pieces }: { readonly pieces: readonly NotePiece[] }) => (
  <div className="log-notes">
    {pieces.map((piece, index) => (
      <NoteRow key={index} {...piece} />
    ))}
  </div>
)

function NoteRow(piece: NotePiece) {
  const { height } = piece
  switch (piece.kind) {
    case 'heading':
      return (
        <h3 className="log-notes-head" style={{ height }}>
          {piece.text}
        </h3>
      )
    case 'line':
      return (
        <p className="log-notes-line" style={{ height }}>
          <span>{piece.number}</span>
          {piece.text}
        </p>
      )
    case 'tables':
      return (
        <div className="log-notes-tables" style={{ height }}>
          {piece.columns.map((tables, column) => (
            <div key={column} className="log-notes-column">
              {tables.map((table, index) => (
                <FootTableView key={index} {...table} />
              ))}
            </div>
          ))}
        </div>
      )
    case 'legend':
      return (
        <div
          className="log-notes-legend"
          style={{ height, gridTemplateColumns: `repeat(${piece.columns}, minmax(0, 1fr))` }}
        >
          {piece.entries.map((entry, index) => (
            <LegendCell key={index} {...entry} />
          ))}
        </div>
      )
  }
}

const LegendCell = ({ sign, text, lines }: WrappedEntry) => (
  <p title={text}>
    <svg className="log-drawing" width={36} height={16} aria-hidden="true">
      {'pattern' in sign ? (
        <PatternRect
          className={sign.backfill ? 'log-backfill' : 'log-legend-sign'}
          pattern={sign.pattern}
          x={0.5}
          y={0.5}
          width={34}
          height={15}
          data-plain={sign.backfill && sign.pattern === 'strata-unknown' ? '' : undefined}
        />
      ) : 'sample' in sign ? (
        <rect className="log-sample" data-kind={sign.sample} x={14} y={1} width={5} height={14} />
      ) : (
        SIGNS[sign.series]
      )}
    </svg>
    <span>
      {lines.map((line, index) => (
        <span key={index}>{line}</span>
      ))}
    </span>
  </p>
)

const water = (series: string) => (
  <g className="log-water" data-series={series}>
    <path d="M12 4h10l-5 8z" />
    <path d="M10 12h14" />
  </g>
)
const walls = <path className="log-pipe" d="M12 0v16M22 0v16" />

/** The same signs as in the lanes. */
const SIGNS: Readonly<Record<LegendSeries, ReactNode>> = {
  strike: water('strike'),
  standing: water('standing'),
  plain: walls,
  pipe: <path className="log-pipe" data-series="pipe" d="M12 0v16M22 0v16" />,
  slotted: (
    <>
      {walls}
      <path className="log-slots" d="M17 1v15" />
    </>
  ),
  zone: <rect className="log-zone" x={4} y={1} width={26} height={14} />,
  tip: <circle className="log-tip" cx={17} cy={8} r={4} />,
}
