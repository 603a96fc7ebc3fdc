/** Between two checks of the version of the service. */
const CHECK_INTERVAL_MS = 10 * 60_000

/** Part of every page of the viewer; a proxy in front may answer with a page of its own. */
const PAGE_MARKER = 'id="root"'

/**
 * Whether the service has another version of the viewer than this page. Names of its files have a hash of
 * their content. False if the service does not answer.
 */
async function isOutdated(): Promise<boolean> {
  const entry = document.querySelector('script[type=module][src]')?.getAttribute('src')
  if (entry === null || entry === undefined) return false
  try {
    const response = await fetch('/projects', { cache: 'no-store', headers: { Accept: 'text/html' } })
    const text = response.ok ? await response.text() : ''
    return text.includes(PAGE_MARKER) && !text.includes(entry)
  } catch {
    return false
  }
}

/** Checks while the page is visible, and when it becomes visible again. Returns what stops it. */
export function watchVersion(onOutdated: () => void): () => void {
  let checkedAt = Date.now()
  const check = () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < CHECK_INTERVAL_MS) return
    checkedAt = Date.now()
    void isOutdated().then((outdated) => {
      if (outdated) onOutdated()
    })
  }
  const timer = setInterval(check, CHECK_INTERVAL_MS)
  document.addEventListener('visibilitychange', check)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', check)
  }
}
