import { usePausedText } from '../../ui/use-paused-text.ts'

interface Props {
  readonly label: string
  readonly value: string
  readonly onChange: (text: string) => void
}

/** Told once typing has paused for so long. */
const PAUSE_MS = 400

/** A text that is written on the sheets. */
export function PrintText({ label, value, onChange }: Props) {
  const [text, setText] = usePausedText(value, PAUSE_MS, onChange)
  return (
    <label className="print-field">
      <span>{label}</span>
      <input className="field" value={text} onChange={(event) => setText(event.target.value)} />
    </label>
  )
}
