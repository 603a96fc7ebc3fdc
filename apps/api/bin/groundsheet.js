#!/usr/bin/env node
// Plain JavaScript that runs on Node 20: the program itself is TypeScript, which Node runs from 22.18 on.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { endFirstProcessOnSignals } from './end-first-process.js'

const here = fileURLToPath(import.meta.url)

if (runsTypeScript()) {
  endFirstProcessOnSignals()
  const { enableCompileCache } = await import('./compile-cache.js')
  enableCompileCache()
  await import('../src/cli/main.ts')
} else {
  runWith(findNode(dirname(here)))
}

function runsTypeScript() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  return major > 22 || (major === 22 && minor >= 18)
}

/** The Node that the project brings along, in the nearest node_modules. */
function findNode(folder) {
  const node = join(folder, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (existsSync(node)) return node
  return dirname(folder) === folder ? null : findNode(dirname(folder))
}

function runWith(node) {
  if (node === null) {
    console.error(
      `groundsheet needs Node 22.18 or later; this is ${process.version}. Run npm install, which brings one along.`,
    )
    process.exitCode = 1
    return
  }
  const child = spawn(node, [here, ...process.argv.slice(2)], { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => {
    if (signal === null) return process.exit(code ?? 1)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
}
