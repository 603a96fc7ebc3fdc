import { useState } from 'react'
import { printStrings } from '../../ui/strings/print-strings.ts'
import type { SavedLayout } from './saved-layouts.ts'

interface Props {
  /** The selected saved layout. */
  readonly current: SavedLayout | undefined
  readonly onSave: (name: string) => void
  readonly onDelete: (layout: SavedLayout) => void
}

const words = printStrings.log

/** Form that saves the options of a print under a name, or a button that deletes the selected layout. */
export function LayoutSaver({ current, onSave, onDelete }: Props) {
  const [name, setName] = useState('')
  if (current)
    return (
      <button type="button" className="button" onClick={() => onDelete(current)}>
        {words.deleteLayout}
      </button>
    )
  return (
    <form
      className="print-saver"
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() !== '') onSave(name.trim())
        setName('')
      }}
    >
      <label className="print-field">
        <span>{words.saveLayoutAs}</span>
        <input className="field" value={name} onChange={(event) => setName(event.target.value)} />
      </label>
      <button type="submit" className="button" disabled={name.trim() === ''}>
        {words.saveLayout}
      </button>
    </form>
  )
}
