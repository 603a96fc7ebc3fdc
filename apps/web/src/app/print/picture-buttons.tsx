import { useState } from 'react'
import { download } from '../../data/export/export-target.ts'
import type { NameFile, PictureKind } from '../../ui/paper/picture/sheet-files.ts'
import { printStrings } from '../../ui/strings/print-strings.ts'

interface Props {
  /** All sheets have loaded, and there is at least one. */
  readonly ready: boolean
  /** The element with the sheets. */
  readonly sheets: HTMLElement | null
  readonly nameOf: (sheets: readonly Element[]) => NameFile
}

const words = printStrings.download
const KINDS = ['svg', 'png'] as const satisfies readonly PictureKind[]

/** Buttons that download the sheets as pictures: one file, or a zip of several. */
export function PictureButtons({ ready, sheets: holder, nameOf }: Props) {
  const [state, setState] = useState<'idle' | 'running' | 'failed' | { saved: string }>('idle')
  async function save(kind: PictureKind) {
    setState('running')
    try {
      const { makeSheetFile } = await import('../../ui/paper/picture/sheet-files.ts')
      const sheets = sheetsIn(holder)
      const file = await makeSheetFile(sheets, kind, nameOf(sheets))
      download(file)
      setState({ saved: file.name })
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      <span role="status" className="soft" data-failed={state === 'failed' ? '' : undefined}>
        {state === 'running' && words.running}
        {state === 'failed' && words.failed}
        {typeof state === 'object' && words.saved(state.saved)}
      </span>
      {KINDS.map((kind) => (
        <button
          key={kind}
          type="button"
          className="button"
          disabled={!ready || state === 'running'}
          title={ready ? words.hint(sheetsIn(holder).length) : undefined}
          onClick={() => void save(kind)}
        >
          {words[kind]}
        </button>
      ))}
    </>
  )
}

const sheetsIn = (holder: HTMLElement | null) => [
  ...(holder?.querySelectorAll<HTMLElement>('.paper-sheet') ?? []),
]
