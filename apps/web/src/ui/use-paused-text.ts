import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Text that is being typed: `tell` hears of it, trimmed, after `pause` milliseconds without typing. When `value`
 * changes from outside, by going back, it wins over what was typed.
 */
export function usePausedText(value: string, pause: number, tell: (text: string) => void) {
  const [text, setText] = useState(value)
  const [told, setTold] = useState(value)
  if (value !== told) {
    setTold(value)
    if (value !== text.trim()) setText(value)
  }
  const settle = useEffectEvent(() => {
    if (text.trim() !== value) tell(text.trim())
  })
  useEffect(() => {
    const timer = setTimeout(settle, pause)
    return () => clearTimeout(timer)
  }, [text, pause])
  return [text, setText] as const
}
