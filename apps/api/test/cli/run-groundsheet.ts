import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The command-line program. */
export const PROGRAM = fileURLToPath(new URL('../../bin/groundsheet.js', import.meta.url))
const START = fileURLToPath(new URL('../../src/start/main.ts', import.meta.url))

export interface Finished {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** `shell`: a script that ends by running its arguments, for limits that only a shell can set. */
export function spawnGroundsheet(
  words: string[],
  extra: Record<string, string> = {},
  shell?: string,
): ChildProcess {
  const line = [process.execPath, PROGRAM, ...words]
  const [command = '', ...rest] = shell === undefined ? line : ['sh', '-c', shell, ...line]
  return spawn(command, rest, {
    env: { ...process.env, ...extra },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** The program behind `npm start`, on any free port. */
export function spawnStart(words: string[], extra: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [START, ...words], {
    env: { ...process.env, PORT: '0', ...extra },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** What the child has printed on its standard output as soon as it holds the text. */
export async function outputOf(child: ChildProcess, text: string): Promise<string> {
  let out = ''
  for await (const chunk of child.stdout ?? []) {
    out += String(chunk)
    if (out.includes(text)) break
  }
  if (!out.includes(text)) throw new Error(`the process ended without printing ${text}: ${out}`)
  return out
}

/** Runs the command to its end. */
export async function runGroundsheet(
  words: string[],
  extra: Record<string, string> = {},
  shell?: string,
): Promise<Finished> {
  const child = spawnGroundsheet(words, extra, shell)
  const [out, err, code] = await Promise.all([
    collect(child.stdout),
    collect(child.stderr),
    new Promise<number | null>((resolve) => child.once('close', resolve)),
  ])
  return { code, out, err }
}

async function collect(stream: NodeJS.ReadableStream | null): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream ?? []) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString()
}
