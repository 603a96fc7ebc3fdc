import { useId } from 'react'
import { findGrid, NATIONAL_GRIDS, isWithin } from '../../../data/map/national-grids.ts'
import type { Hole } from '../../../data/holes/hole.ts'
import { mapStrings } from '../../../ui/strings/map-strings.ts'
import { reloadForModule } from '../../../ui/failed-module.ts'
import { ErrorNotice } from '../../../ui/notice.tsx'

interface Props {
  readonly holes: readonly Hole[]
  /** How many of them have a position. */
  readonly placed: number
  readonly assumedGrid: string | null
  readonly gridError: Error | null
  readonly onAssumeGrid: (code: string | null) => void
}

const words = mapStrings.unknownGrid

/** Offers to place holes of a grid that is not stated. Not shown while holes are still loading. */
export default function UnknownGridNote({ holes, placed, assumedGrid, ...props }: Props) {
  const id = useId()
  const surveyed = holes.flatMap(({ grid }) => (grid ? [grid] : []))
  const grid = findGrid(assumedGrid)
  const fitting = NATIONAL_GRIDS.filter(
    (one) =>
      one === grid || surveyed.filter((position) => isWithin(one, position)).length * 2 > surveyed.length,
  )
  const isShown = surveyed.length > 0 && (placed === 0 || grid !== null)
  if (!isShown) return null
  return (
    <div className="map-bar unknown-grid" role="group" aria-label={words.label} data-assumed={grid?.code}>
      {props.gridError ? (
        <ErrorNotice error={props.gridError} retry={reloadForModule} />
      ) : (
        <p>{grid ? words.assumed(grid.name) : words.unknown(surveyed.length, fitting.length > 0)}</p>
      )}
      {fitting.length > 0 && (
        <p>
          <label htmlFor={id}>{words.gridField}</label>{' '}
          <select
            id={id}
            className="field"
            value={grid?.code ?? ''}
            onChange={({ target }) => props.onAssumeGrid(target.value === '' ? null : target.value)}
          >
            <option value="">{words.none}</option>
            {fitting.map(({ code, name }) => (
              <option key={code} value={code}>
                {name} ({code})
              </option>
            ))}
          </select>
        </p>
      )}
      <p className="unknown-grid-command soft">
        {fitting.length > 0 ? words.command : words.commandIfKnown}{' '}
        <code>{`npx groundsheet import FILE --crs ${(grid ?? fitting[0])?.code ?? 'EPSG:CODE'}`}</code>
      </p>
    </div>
  )
}
