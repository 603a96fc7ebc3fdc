import type { DepthWindow } from '@groundsheet/logs'
import { datumOfCrs } from '@groundsheet/readings'
import { useMemo, useState } from 'react'
import { DefaultDatumContext } from '../../data/holes/level-datum.ts'
import { createGlossary } from '../../data/tables/glossary.ts'
import { displayName } from '../../data/text/display-name.ts'
import type { HoleLogProps } from '../../features/check/hole-log-props.ts'
import { StripLog } from '../../features/strip-log/strip-log.tsx'
import { fetchMarkCard } from '../../features/strip-log/lazy-mark-card.ts'
import { logStrings } from '../../ui/strings/log-strings.ts'
import { Notice } from '../../ui/notice.tsx'
import { unitsOf } from '../state/units-of.ts'
import { useLog } from '../state/use-log.ts'
import { readHole } from './read-hole.ts'

// Nothing is requested after a file was selected.
void fetchMarkCard()

/** Log of a hole of a file that is checked, from the rows of that file. */
const HoleLog = (props: HoleLogProps) => (
  <DefaultDatumContext value={datumOfCrs(props.crs)}>
    <Drawing {...props} />
  </DefaultDatumContext>
)
export default HoleLog

const NO_SELECTION = () => undefined

function Drawing({ name, rows }: HoleLogProps) {
  const [window, setWindow] = useState<DepthWindow | null>(null)
  const glossary = useMemo(() => createGlossary(rows.dictionary), [rows])
  const hole = useMemo(() => readHole(rows, unitsOf(glossary)), [rows, glossary])
  const log = useLog(hole, rows.tables, glossary)
  if (log.lanes.length === 0) return <Notice>{logStrings.empty}</Notice>
  return (
    <StripLog
      name={displayName(name)}
      {...{ log, glossary, window }}
      onWindow={setWindow}
      selected={null}
      onRow={NO_SELECTION}
      actions={null}
    />
  )
}
