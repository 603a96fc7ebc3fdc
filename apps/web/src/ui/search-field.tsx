import type { KeyboardEvent } from 'react'
import { useDebouncedText } from './use-debounced-text.ts'

interface Props {
  readonly label: string
  readonly value: string
  /** Milliseconds without typing before `onChange` is called; 0: at every letter. */
  readonly pause: number
  readonly onChange: (value: string) => void
  readonly onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void
}

/** A search field that can wait for a pause in typing, to avoid a request per letter. */
export function SearchField({ label, value, pause, onChange, onKeyDown }: Props) {
  const [text, setText] = useDebouncedText(value, pause, onChange)
  return (
    <input
      type="search"
      className="field"
      aria-label={label}
      placeholder={label}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={onKeyDown}
    />
  )
}
