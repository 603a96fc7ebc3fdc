import type { DictionaryHeading } from '@groundsheet/contract'
import type { OfferedPlot } from '@groundsheet/plots'
import { useEffect, useRef } from 'react'
import { codedName, nameAndCode } from '../../data/text/coded-name.ts'
import { plotStrings } from '../../ui/strings/plot-strings.ts'
import { ScrollEdges } from '../../ui/scroll-edges.tsx'
import { strings } from '../../ui/strings/strings.ts'

const words = plotStrings

/** Headings of one table that can be plotted. */
export interface HeadingGroup {
  readonly table: string
  readonly name: string
  readonly headings: readonly DictionaryHeading[]
}

interface Props {
  readonly offered: readonly OfferedPlot[]
  readonly headings: readonly HeadingGroup[]
  /** Id of the selected plot. */
  readonly shown: string | undefined
  readonly onPlot: (id: string) => void
}

/** List of the plots that a project has data for, and a menu of all other numeric headings. */
export function PlotList({ offered, headings, shown, onPlot }: Props) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    list.current
      ?.querySelector('[aria-pressed="true"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [shown])
  const isListed = offered.some(({ plot }) => plot.id === shown)
  return (
    <nav className="plot-list" aria-label={words.listLabel}>
      <p className="plot-list-head soft" aria-hidden="true">
        {words.rows}
      </p>
      <ScrollEdges>
        <ul ref={list}>
          {offered.map(({ plot, rows, isShared }) => (
            <li key={plot.id}>
              <button
                type="button"
                aria-pressed={plot.id === shown}
                title={isShared ? words.sharedRowsHelp : words.rowsHelp}
                onClick={() => onPlot(plot.id)}
              >
                <span>{words.names[plot.id].name}</span>
                <span className="soft">
                  {isShared && '≤\u00a0'}
                  {strings.number(rows)} <span className="plot-rows-unit">{words.rowsUnit(rows)}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </ScrollEdges>
      {headings.length > 0 && (
        <label className="plot-other">
          <span className="soft">{words.other}</span>
          <select
            className="field"
            value={isListed ? '' : (shown ?? '')}
            data-selected={isListed ? undefined : ''}
            onChange={({ target }) => target.value !== '' && onPlot(target.value)}
          >
            <option value="">{words.otherNone}</option>
            {headings.map(({ table, name, headings: known }) => (
              <optgroup key={table} label={nameAndCode(codedName(table, name))}>
                {known.map(({ heading, name: meaning }) => (
                  <option key={heading} value={`${table}.${heading}`}>
                    {nameAndCode(codedName(heading, meaning))}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
      )}
    </nav>
  )
}
