import { readFileSync } from 'node:fs'
import { Command, CommanderError } from 'commander'

interface Entry {
  readonly summary: string
  load(): Promise<Command>
}

/** The commands, each in its own file and read only when it is called. */
const COMMANDS: Record<string, Entry> = {
  serve: {
    summary: 'serve the API and the viewer',
    load: async () => (await import('./serve.ts')).serveCommand(),
  },
  import: {
    summary: 'read AGS files, zips, folders or a company folder into the database',
    load: async () => (await import('./import.ts')).importCommand(),
  },
  check: {
    summary: 'report what is wrong with AGS files, without importing',
    load: async () => (await import('./check.ts')).checkCommand(),
  },
  keys: {
    summary: 'create, list and revoke API keys',
    load: async () => (await import('./keys.ts')).keysCommand(),
  },
  sample: {
    summary: 'write the sample company folder',
    load: async () => (await import('./sample.ts')).sampleCommand(),
  },
}

const EXIT = { done: 0, refused: 1, wrongUsage: 2 }

process.exitCode = await run(process.argv.slice(2))

async function run(words: string[]): Promise<number> {
  try {
    const program = await createProgram(words[0] === 'help' ? words[1] : words[0])
    await program.parseAsync(words, { from: 'user' })
    return Number(process.exitCode ?? EXIT.done)
  } catch (error) {
    return explain(error)
  }
}

async function createProgram(called: string | undefined): Promise<Command> {
  const program = new Command('groundsheet')
    .description('A read-only ground-investigation data service: AGS files in, maps and an API out.')
    .version(readVersion(), '-v, --version')
    .configureHelp({ sortSubcommands: false })
    .showHelpAfterError('(groundsheet --help tells more)')
  for (const [name, entry] of Object.entries(COMMANDS)) {
    const command = name === called ? await entry.load() : new Command(name).description(entry.summary)
    program.addCommand(command)
  }
  for (const command of withSubcommands(program)) command.exitOverride()
  return program
}

function withSubcommands(command: Command): Command[] {
  return [command, ...command.commands.flatMap(withSubcommands)]
}

function readVersion(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}

/** A refusal is a line for a person; anything else is a fault of the program and keeps its stack. */
function explain(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.wrongUsage
  if (!(error instanceof Error) || !error.name.endsWith('Refused')) throw error
  process.stderr.write(`${error.message}\n`)
  return error.name === 'SettingsRefused' ? EXIT.wrongUsage : EXIT.refused
}
