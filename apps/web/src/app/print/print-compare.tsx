import { useGlossary } from '../../data/tables/glossary.ts'
import type { Hole } from '../../data/holes/hole.ts'
import { Notice } from '../../ui/notice.tsx'
import { printStrings } from '../../ui/strings/print-strings.ts'
import { strings } from '../../ui/strings/strings.ts'
import { PrintComparedHoles } from './print-compared-holes.tsx'
import type { PrintProps } from './print-sheet.ts'

const words = printStrings

/** Print of the logs of the selected holes side by side. */
export default function PrintCompare(props: PrintProps) {
  const { holes } = props.selection
  const selectedCount = props.search.pick?.length ?? 0
  if (selectedCount >= 2 && !props.data.complete) return <Notice>{strings.loading}</Notice>
  return holes.length >= 2 ? <PrintHoles {...props} holes={holes} /> : <Notice>{words.compare.few}</Notice>
}

function PrintHoles({ projectId, data, search, holes, ...sheet }: PrintProps & { holes: readonly Hole[] }) {
  const { size, scale, texts, onReady } = sheet
  const glossary = useGlossary(projectId)
  const { name, project } = data
  return (
    <PrintComparedHoles
      {...{ holes, name, project, glossary, size, scale, texts, onReady }}
      axis={search.axis}
    />
  )
}
