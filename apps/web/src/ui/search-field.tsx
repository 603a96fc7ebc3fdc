import { useEffect, useEffectEvent, useState } from 'react'

interface Props {
  readonly label: string
  readonly value: string
  /** Milliseconds without typing before `onChange` is told. */
  readonly pause: number
  readonly onChange: (value: string) => void
}

/** A search that speaks up when the typing pauses, so that not every letter is a request. */
export function SearchField({ label, value, pause, onChange }: Props) {
  const [text, setText] = useState(value)
  const [told, setTold] = useState(value)
  if (value !== told) {
    // The address changed from outside, by going back: it wins over what was typed.
    setTold(value)
    setText(value)
  }
  const tell = useEffectEvent(() => {
    const wanted = text.trim()
    if (wanted === value) return
    setTold(wanted)
    onChange(wanted)
  })
  useEffect(() => {
    const timer = setTimeout(tell, pause)
    return () => clearTimeout(timer)
  }, [text, pause])
  return (
    <input
      type="search"
      className="field"
      aria-label={label}
      placeholder={label}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  )
}
