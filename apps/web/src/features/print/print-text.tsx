import { useDebouncedText } from '../../ui/use-debounced-text.ts'

interface Props {
  readonly label: string
  readonly value: string
  readonly onChange: (text: string) => void
}

/** Typing pause before `onChange` is called. */
const TYPING_PAUSE_MS = 400

/** Field for a text on the sheets. */
export function PrintText({ label, value, onChange }: Props) {
  const [text, setText] = useDebouncedText(value, TYPING_PAUSE_MS, onChange)
  return (
    <label className="print-field">
      <span>{label}</span>
      <input className="field" value={text} onChange={(event) => setText(event.target.value)} />
    </label>
  )
}
