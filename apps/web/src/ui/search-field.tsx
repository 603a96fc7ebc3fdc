import { useEffect, useEffectEvent, useState } from 'react'

interface Props {
  readonly label: string
  readonly value: string
  /** Milliseconds without typing before `onChange` is told; 0 tells of every letter. */
  readonly pause: number
  readonly onChange: (value: string) => void
}

/** A search that can wait for the typing to pause, so that not every letter is a request. */
export function SearchField({ label, value, pause, onChange }: Props) {
  const [text, setText] = useState(value)
  const [told, setTold] = useState(value)
  if (value !== told) {
    setTold(value)
    // The address changed from outside, by going back: it wins over what was typed.
    if (value !== text.trim()) setText(value)
  }
  const tell = useEffectEvent(() => {
    if (text.trim() !== value) onChange(text.trim())
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
