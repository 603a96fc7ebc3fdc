/** `npm start`: sets up what is missing, then serves API and viewer with the project's own Node. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { environment, projectNode, root, setup } from './setup.mjs'

setup({ quiet: true })

const server = spawn(
  projectNode,
  [join(root, 'apps', 'api', 'src', 'start', 'main.ts'), ...process.argv.slice(2)],
  {
    // npm runs scripts in the project's root; paths are relative to the user's folder.
    cwd: process.env.INIT_CWD ?? process.cwd(),
    env: environment,
    stdio: 'inherit',
  },
)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => {
  if (signal === null) process.exit(code ?? 1)
  // Ends as the server ended, so that npm and shells see which signal it was.
  process.removeAllListeners(signal)
  process.kill(process.pid, signal)
})
