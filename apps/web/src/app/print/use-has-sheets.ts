import { useEffect, useState } from 'react'

/** Whether an element contains a sheet; false if it only has a message. */
export function useHasSheets(holder: HTMLElement | null): boolean {
  const [hasSheets, setHasSheets] = useState(false)
  useEffect(() => {
    if (!holder) return
    const update = () => setHasSheets(holder.querySelector('.paper-sheet') !== null)
    const observer = new MutationObserver(update)
    observer.observe(holder, { childList: true, subtree: true })
    update()
    return () => observer.disconnect()
  }, [holder])
  return hasSheets
}
