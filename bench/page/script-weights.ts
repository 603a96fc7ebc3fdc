import { gzipSync } from 'node:zlib'

/** Bytes after gzip. */
export interface ScriptWeights {
  /** What the page itself names. */
  readonly shell: number
  readonly everything: number
}

/** `fetched`: addresses of all scripts that were fetched. */
export async function scriptWeights(origin: string, fetched: readonly string[]): Promise<ScriptWeights> {
  const page = await (await fetch(`${origin}/`)).text()
  const named = [...page.matchAll(/(?:src|href)="([^"]+\.m?js)"/g)].map(([, path = '']) => origin + path)
  return {
    shell: await weightOf(named),
    everything: await weightOf(new Set([...named, ...fetched])),
  }
}

async function weightOf(addresses: Iterable<string>): Promise<number> {
  let sum = 0
  for (const address of addresses) {
    const body = await (await fetch(address)).arrayBuffer()
    sum += gzipSync(Buffer.from(body), { level: 9 }).length
  }
  return sum
}
