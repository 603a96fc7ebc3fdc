import { useState } from 'react'
import { download } from '../../data/export/export-target.ts'
import { fileName } from '../../data/export/export-order.ts'
import { useHoleLabel } from '../../data/holes/hole-label.ts'
import { sectionStrings } from '../../ui/strings/section-strings.ts'
import type { drawnSection } from './drawn-section.ts'

type Drawn = Omit<Parameters<typeof drawnSection>[0], 'labelOf'>

interface Props extends Drawn {
  /** Rows are still loading. */
  readonly loading: boolean
}

const words = sectionStrings.cad

/** Downloads the whole section for CAD. */
export function DxfButton({ loading, ...drawn }: Props) {
  const [state, setState] = useState('')
  const labelOf = useHoleLabel()
  async function save() {
    try {
      const [{ writeSection }, { drawnSection }] = await Promise.all([
        import('@groundsheet/formats/dxf-section'),
        import('./drawn-section.ts'),
      ])
      const name = fileName([drawn.title, words.fileName], 'dxf')
      download(new File([writeSection(drawnSection({ ...drawn, labelOf }))], name, { type: 'image/vnd.dxf' }))
      setState(words.saved(name))
    } catch {
      setState(words.failed)
    }
  }
  return (
    <>
      <button
        type="button"
        className="button"
        disabled={loading || drawn.section.sticks.length === 0}
        title={words.hint}
        onClick={() => void save()}
      >
        {words.download}
      </button>
      <span role="status" className="soft">
        {state}
      </span>
    </>
  )
}
