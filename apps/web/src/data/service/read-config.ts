import type { ViewerConfig } from '@groundsheet/contract'

/** The server's configuration for the viewer; needs no key. Throws when the server does not answer. */
export async function readConfig(signal: AbortSignal | null = null): Promise<ViewerConfig> {
  const response = await fetch('/config.json', { signal })
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`)
  return (await response.json()) as ViewerConfig
}
