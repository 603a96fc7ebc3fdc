import { useEffect, useState } from 'react'

/** Whether an element holds any sheet of paper; false where only a notice says why there is none. */
export function useHasSheets(holder: HTMLElement | null): boolean {
  const [hasSheets, setHasSheets] = useState(false)
  useEffect(() => {
    if (!holder) return
    const look = () => setHasSheets(holder.querySelector('.paper-sheet') !== null)
    const observer = new MutationObserver(look)
    observer.observe(holder, { childList: true, subtree: true })
    look()
    return () => observer.disconnect()
  }, [holder])
  return hasSheets
}
