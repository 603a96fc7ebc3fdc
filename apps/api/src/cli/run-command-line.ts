import { Command } from 'commander'
import { PROGRAM_VERSION } from '../common/program-version.ts'
import { exitCodeOf } from './exit.ts'

interface Entry {
  readonly summary: string
  load(): Promise<Command>
}

/** Each command is loaded only when it is called. */
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
    summary: 'list errors and warnings in AGS files without importing them',
    load: async () => (await import('./check.ts')).checkCommand(),
  },
  keys: {
    summary: 'create, list, rotate and revoke API keys',
    load: async () => (await import('./keys.ts')).keysCommand(),
  },
  links: {
    summary: 'create links, which give others part of the access of a key',
    load: async () => (await import('./links.ts')).linksCommand(),
  },
  export: {
    summary: 'write a project as AGS, Excel, CSV and other formats',
    load: async () => (await import('./export.ts')).exportCommand(),
  },
  copy: {
    summary: 'copy everything from one database into another, between SQLite and PostgreSQL',
    load: async () => (await import('./copy.ts')).copyCommand(),
  },
  migrate: {
    summary: 'create or upgrade the tables of the database',
    load: async () => (await import('./migrate.ts')).migrateCommand(),
  },
  rebuild: {
    summary: 'derive everything again from what is stored',
    load: async () => (await import('./rebuild.ts')).rebuildCommand(),
  },
  backup: {
    summary: 'copy the database while it is in use',
    load: async () => (await import('./backup.ts')).backupCommand(),
  },
  doctor: {
    summary: 'check the database: damage, counts, orphaned rows, derived values',
    load: async () => (await import('./doctor.ts')).doctorCommand(),
  },
  sample: {
    summary: 'write the sample company folder',
    load: async () => (await import('./sample.ts')).sampleCommand(),
  },
}

/**
 * Runs the command that the words name and returns its exit code. Output goes to the standard streams of this
 * process.
 */
export function runCommandLine(words: readonly string[]): Promise<number> {
  return exitCodeOf(async () => {
    const program = await createProgram(words[0] === 'help' ? words[1] : words[0])
    await program.parseAsync(words, { from: 'user' })
  })
}

async function createProgram(called: string | undefined): Promise<Command> {
  const program = new Command('groundsheet')
    .description('A read-only ground-investigation data service: AGS files in, maps and an API out.')
    .version(PROGRAM_VERSION, '-v, --version')
    .configureHelp({ sortSubcommands: false })
    .showHelpAfterError('(see groundsheet --help)')
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
