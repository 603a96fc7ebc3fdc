import { useEffect, useState } from 'react'
import { mapStrings } from '../../../ui/strings/map-strings.ts'
import type { PlaceFormat } from './describe-place.ts'

/** How long the note on copied text is shown. */
const COPIED_NOTE_MS = 1500

/** A place in one of its ways of writing, or another figure with what it is; a press copies it. */
export function CopyButton({ written: { text, copy, system } }: { written: Omit<PlaceFormat, 'id'> }) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), COPIED_NOTE_MS)
    return () => clearTimeout(timer)
  }, [copied])
  const words = mapStrings.place
  const label = (
    <>
      <span>{text}</span> <span className="soft">{copied ? words.copied : system}</span>
    </>
  )
  // Browsers let only pages of https, or of this computer, copy.
  if (!('clipboard' in navigator)) return <span className="copy-place">{label}</span>
  return (
    <button
      type="button"
      className="copy-place"
      onClick={() => void navigator.clipboard.writeText(copy).then(() => setCopied(true))}
    >
      <span className="visually-hidden">{words.copy} </span>
      {label}
    </button>
  )
}
