import { useEffect, useState, type ComponentType } from 'react'
import { checkStrings as words } from '../../../ui/strings/check-strings.ts'
import { LoadingNotice } from '../../../ui/notice.tsx'
import { PanelBoundary } from '../../../ui/panel-boundary.tsx'
import type { HoleLogProps } from '../hole-log-props.ts'
import type { RequestResult } from '../checked-file-requests.ts'
import { HoleField } from './hole-field.tsx'
import type { HoleRows } from './read-hole-rows.ts'

interface Props {
  readonly holes: readonly string[]
  readonly selected: string | null
  readonly onHole: (id: string | null) => void
  readonly crs: HoleLogProps['crs']
  readonly readHole: (hole: string) => Promise<RequestResult<HoleRows>>
  readonly HoleLog: ComponentType<HoleLogProps>
}

/** The log of a hole, as it would be drawn after an import. */
export function LogPreview({ holes, selected, onHole, crs, readHole, HoleLog }: Props) {
  return (
    <section className="check-level" aria-label={words.logs}>
      <h3>{words.logs}</h3>
      <HoleField {...{ holes, selected, onHole }} />
      {selected !== null && (
        <PanelBoundary of={selected}>
          <SelectedLog key={selected} name={selected} {...{ crs, readHole, HoleLog }} />
        </PanelBoundary>
      )}
    </section>
  )
}

function SelectedLog({
  name,
  crs,
  readHole,
  HoleLog,
}: Pick<Props, 'crs' | 'readHole' | 'HoleLog'> & { readonly name: string }) {
  const [answer, setAnswer] = useState<RequestResult<HoleRows> | null>(null)
  useEffect(() => {
    let isShown = true
    void readHole(name).then((read) => {
      if (isShown) setAnswer(read)
    })
    return () => {
      isShown = false
    }
  }, [name, readHole])
  if (answer === null) return <LoadingNotice>{words.loadingHole}</LoadingNotice>
  if ('reason' in answer) return <p className="notice">{answer.reason}</p>
  const rows = answer.found
  return (
    <>
      {rows.leftOut > 0 && <p className="notice">{words.rowsLeftOut(rows.leftOut)}</p>}
      <div className="check-log">
        <HoleLog name={name} rows={rows} crs={crs} />
      </div>
    </>
  )
}
