import type { ChildProcess } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'

/** Resolves when a server answers as expected; throws its last output after a minute or when it has ended. */
export async function waitForServer(child: ChildProcess, address: string, name: string): Promise<void> {
  let lastAnswer = ''
  for (let tries = 0; tries < 120 && child.exitCode === null; tries += 1) {
    const answer = await fetch(address).catch(() => null)
    if (answer?.ok) return
    lastAnswer = (await answer?.text()) ?? lastAnswer
    await setTimeout(500)
  }
  throw new Error(`${name} did not start. ${lastAnswer.slice(0, 200)}`.trim())
}
