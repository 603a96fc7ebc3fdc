import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Text of a field: `onText` is called with the trimmed text after `pause` ms without typing. A change of
 * `value` from outside, such as going back, replaces the typed text.
 */
export function useDebouncedText(value: string, pause: number, onText: (text: string) => void) {
  const [text, setText] = useState(value)
  const [lastValue, setLastValue] = useState(value)
  if (value !== lastValue) {
    setLastValue(value)
    if (value !== text.trim()) setText(value)
  }
  const report = useEffectEvent(() => {
    if (text.trim() !== value) onText(text.trim())
  })
  useEffect(() => {
    const timer = setTimeout(report, pause)
    return () => clearTimeout(timer)
  }, [text, pause])
  return [text, setText] as const
}
