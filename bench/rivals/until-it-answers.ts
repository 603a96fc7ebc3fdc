import type { ChildProcess } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'

/** Resolves when a server gives what is asked of it; throws, with what it said last, after a minute or when it has ended. */
export async function untilItAnswers(child: ChildProcess, address: string, name: string): Promise<void> {
  let said = ''
  for (let tries = 0; tries < 120 && child.exitCode === null; tries += 1) {
    const answer = await fetch(address).catch(() => null)
    if (answer?.ok) return
    said = (await answer?.text()) ?? said
    await setTimeout(500)
  }
  throw new Error(`${name} did not start. ${said.slice(0, 200)}`.trim())
}
