import { AGS4_VERSIONS, type Ags4Version } from '@groundsheet/ags'
import { useState, type ComponentType, type DragEvent } from 'react'
import { checkStrings as words } from '../../ui/strings/check-strings.ts'
import { strings } from '../../ui/strings/strings.ts'
import { FileReport } from './file-report.tsx'
import type { HoleLogProps } from './hole-log-props.ts'
import { useChecks } from './use-checks.ts'
import '../../ui/app-bar.css'
import './check.css'

/** Files whose report is open at once; of the others the result is one line until it is requested. */
const MAX_OPEN_REPORTS = 50

/** Checks files in the browser: nothing of them is sent, which the policy of this page enforces. */
export function CheckScreen({ HoleLog }: { readonly HoleLog: ComponentType<HoleLogProps> }) {
  const [version, setVersion] = useState<Ags4Version | null>(null)
  const { checks, requests, add, remove } = useChecks()
  const drop = useDrop((files) => add(files, version))
  return (
    <div className="check-page" {...drop}>
      <header className="app-bar">
        {/* A full page load: this page may not fetch what the viewer needs. */}
        <a href="/projects" className="app-brand">
          {strings.product}
        </a>
        <a href="/projects">{words.viewer}</a>
      </header>
      <main className="check">
        <h1>{words.title}</h1>
        <p>
          {words.lead} <span className="soft">{words.loaded}</span>
        </p>
        <div className="check-drop" data-over={drop['data-over']}>
          <p>
            {words.drop}{' '}
            <label className="button" data-primary>
              {words.selectFiles}
              <input
                type="file"
                multiple
                accept=".ags,.ags3,.ags4,.zip,text/plain"
                onChange={({ target }) => {
                  add([...(target.files ?? [])], version)
                  target.value = ''
                }}
              />
            </label>
          </p>
          <VersionField version={version} onVersion={setVersion} />
        </div>
        <div className="check-files">
          {checks.map((check, index) => (
            <FileReport
              key={check.id}
              {...{ check, requests, HoleLog }}
              startsOpen={index < MAX_OPEN_REPORTS}
              onRemove={remove}
            />
          ))}
        </div>
      </main>
    </div>
  )
}

interface VersionProps {
  readonly version: Ags4Version | null
  readonly onVersion: (version: Ags4Version | null) => void
}

const VersionField = ({ version, onVersion }: VersionProps) => (
  <label>
    {words.version}{' '}
    <select
      className="field"
      value={version ?? ''}
      onChange={({ target }) => onVersion(AGS4_VERSIONS.find((known) => known === target.value) ?? null)}
    >
      <option value="">{words.byFile}</option>
      {AGS4_VERSIONS.map((known) => (
        <option key={known} value={known}>
          {words.ags4(known)}
        </option>
      ))}
    </select>
  </label>
)

/** Handlers that take dropped files anywhere on the page, so that a browser does not open them. */
function useDrop(onFiles: (files: readonly File[]) => void) {
  const [over, setOver] = useState(false)
  return {
    'data-over': over || undefined,
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      onFiles([...event.dataTransfer.files])
    },
  }
}
