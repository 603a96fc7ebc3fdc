import type { DepthScale } from '../depth-scale.ts'
import { cellEdge, INSET_PX } from './cell-edge.ts'
import type { Block } from './place-blocks.ts'
import type { PlacedTexts } from './plan-sheets.ts'
import type { SheetColumn } from './sheet-columns.ts'

interface Props extends PlacedTexts {
  readonly scale: DepthScale
}

/** Longer leader lines of texts that state their depth are left out: side by side they merge. */
const MAX_LEADER_PX = { samples: 30, tests: 120 } as const

/** Texts in the cells of a column, with leader lines from their depths. */
export function BlockTexts({ scale, ...texts }: Props) {
  const { column, placed } = texts
  const { size, lineHeight } = texts.text
  return (
    <g className={column.id === 'description' ? 'log-descriptions' : 'log-figures'}>
      {column.cells.slice(1).map(({ id, x }) => (
        <path key={id} className="log-cell-edge" d={cellEdge(x, scale.height, texts)} />
      ))}
      {placed.map(({ block, y }) => (
        <g key={block.key}>
          {!block.withoutLeader && (
            <path className="log-leader" d={leaderOf(column, scale.y(block.at), y, block)} />
          )}
          {column.cells.map((cell, index) => (
            <text key={cell.id} y={y} style={{ fontSize: size }}>
              {(block.cells[index] ?? []).map((text, number) => (
                <tspan
                  key={number}
                  x={cell.x + INSET_PX + (block.indent ?? 0)}
                  dy={number === 0 ? lineHeight - 2 : lineHeight}
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

/** Leader line from the depth to the text, on the left of the cells, or on the right if there is space. */
function leaderOf({ x, width, cells }: SheetColumn, depthY: number, y: number, block: Block): string {
  const { ruled = false, statesDepth = false, hasPriority = false } = block
  const longest = MAX_LEADER_PX[hasPriority ? 'tests' : 'samples']
  if (statesDepth && Math.abs(y - depthY) > longest) return ''
  const left = cells[0]?.x ?? x
  const right = (cells.at(-1)?.x ?? x) + (cells.at(-1)?.width ?? 0)
  if (left - x >= 1) return `M${x} ${depthY}L${left - 1} ${y}${ruled ? `H${x + width}` : 'h2'}`
  return x + width - right >= 1 ? `M${x + width} ${depthY}L${right} ${y + 6}h-2` : ''
}
