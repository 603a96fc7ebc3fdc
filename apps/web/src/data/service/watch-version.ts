/** Between two questions for the version of the service. */
const INTERVAL_MS = 10 * 60_000

/** Part of every page of the viewer; a proxy in front may answer with a page of its own. */
const MARK = 'id="root"'

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
    return text.includes(MARK) && !text.includes(entry)
  } catch {
    return false
  }
}

/** Asks while the page is looked at, and when somebody comes back to it. Returns what stops it. */
export function watchVersion(onOutdated: () => void): () => void {
  let askedAt = Date.now()
  const ask = () => {
    if (document.visibilityState !== 'visible' || Date.now() - askedAt < INTERVAL_MS) return
    askedAt = Date.now()
    void isOutdated().then((outdated) => {
      if (outdated) onOutdated()
    })
  }
  const timer = setInterval(ask, INTERVAL_MS)
  document.addEventListener('visibilitychange', ask)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', ask)
  }
}
