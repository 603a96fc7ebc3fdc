import type { DepthScale } from '../depth-scale.ts'
import type { PlacedTexts } from './plan-sheets.ts'
import type { SheetColumn } from './sheet-columns.ts'

interface Props extends PlacedTexts {
  readonly scale: DepthScale
}

/** Px from the edge of a cell to its text. */
const INSET = 2

/** Texts in the cells of a column, each led to from its depth. */
export function BlockTexts({ column, text: { size, line }, placed, scale }: Props) {
  return (
    <g className={column.id === 'description' ? 'log-descriptions' : 'log-figures'}>
      {column.cells.slice(1).map(({ id, x }) => (
        <path key={id} className="log-cell-edge" d={`M${x} 0V${scale.height}`} />
      ))}
      {placed.map(({ block, y }) => (
        <g key={block.key}>
          <path className="log-leader" d={leaderOf(column, scale.y(block.at), y, block.ruled ?? false)} />
          {column.cells.map((cell, index) => (
            <text key={cell.id} y={y} style={{ fontSize: size }}>
              {(block.cells[index] ?? []).map((text, number) => (
                <tspan
                  key={number}
                  x={cell.x + INSET + (block.indent ?? 0)}
                  dy={number === 0 ? line - 2 : line}
                >
                  {text}
                </tspan>
              ))}
            </text>
          ))}
        </g>
      ))}
    </g>
  )
}

/** From the depth to the text: at the left of the cells, or at the right where the column has room there. */
function leaderOf({ x, width, cells }: SheetColumn, at: number, y: number, ruled: boolean): string {
  const left = cells[0]?.x ?? x
  const right = (cells.at(-1)?.x ?? x) + (cells.at(-1)?.width ?? 0)
  if (left - x >= 1) return `M${x} ${at}L${left - 1} ${y}${ruled ? `H${x + width}` : 'h2'}`
  return x + width - right >= 1 ? `M${x + width} ${at}L${right} ${y + 6}h-2` : ''
}
