import { useEffect, useState, type ComponentType } from 'react'
import { displayName } from '../../../data/text/display-name.ts'
import { checkStrings as words } from '../../../ui/check-strings.ts'
import { LoadingNotice } from '../../../ui/notice.tsx'
import { PanelBoundary } from '../../../ui/panel-boundary.tsx'
import type { HoleLogProps } from '../hole-log-props.ts'
import type { HoleRows } from './read-hole-rows.ts'

interface Props {
  readonly holes: readonly string[]
  readonly chosen: string | null
  readonly onHole: (id: string | null) => void
  readonly crs: string | null
  readonly readHole: (hole: string) => Promise<HoleRows | null>
  readonly HoleLog: ComponentType<HoleLogProps>
}

/** The log of a hole, as it would be drawn after an import. */
export function LogPreview({ holes, chosen, onHole, crs, readHole, HoleLog }: Props) {
  return (
    <section className="check-level" aria-label={words.logs}>
      <h3>{words.logs}</h3>
      <label>
        {words.hole}{' '}
        <select
          className="field"
          value={chosen ?? ''}
          onChange={({ target }) => onHole(target.value === '' ? null : target.value)}
        >
          <option value="">{words.chooseHole(holes.length)}</option>
          {holes.map((id) => (
            <option key={id} value={id}>
              {displayName(id)}
            </option>
          ))}
        </select>
      </label>
      {chosen !== null && (
        <PanelBoundary of={chosen}>
          <ChosenLog key={chosen} name={chosen} {...{ crs, readHole, HoleLog }} />
        </PanelBoundary>
      )}
    </section>
  )
}

function ChosenLog({
  name,
  crs,
  readHole,
  HoleLog,
}: Pick<Props, 'crs' | 'readHole' | 'HoleLog'> & { readonly name: string }) {
  const [rows, setRows] = useState<HoleRows | null | undefined>(undefined)
  useEffect(() => {
    let isShown = true
    void readHole(name).then((read) => {
      if (isShown) setRows(read)
    })
    return () => {
      isShown = false
    }
  }, [name, readHole])
  if (rows === undefined) return <LoadingNotice>{words.readingHole}</LoadingNotice>
  if (rows === null) return <p className="notice">{words.holeNotFound}</p>
  return (
    <>
      {rows.leftOut > 0 && <p className="notice">{words.rowsLeftOut(rows.leftOut)}</p>}
      <div className="check-log">
        <HoleLog name={name} rows={rows} crs={crs} />
      </div>
    </>
  )
}
