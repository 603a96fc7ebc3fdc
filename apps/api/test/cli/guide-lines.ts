import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** Lines of the shell in the guides that are not commands of Groundsheet, each once. */
export const otherLines: readonly string[] = [
  ...new Set(
    ['operations', 'scaling']
      .map((name) => readFileSync(`${root}docs/${name}.md`, 'utf8'))
      .flatMap((text) => [...text.matchAll(/```sh\n([\s\S]*?)```/g)])
      .flatMap(([, block = '']) => block.split('\n'))
      .filter((line) => line.trim() !== '' && !line.startsWith('npx groundsheet ')),
  ),
]

/** The beginnings of lines that `guide-programs.test.ts` runs, with folders and ports of the test. */
export const RUN_HERE = [
  'useradd --system',
  'install --directory',
  'systemd-analyze verify',
  'nginx -t',
  'usermod --append',
  'curl --unix-socket',
  'GROUNDSHEET_PROXY_IDENTITY=identities.json npx groundsheet serve',
  'curl http://127.0.0.1:8080/v1/health',
  'curl http://127.0.0.1:8080/ready',
  'curl http://127.0.0.1:9464/metrics',
  'openssl req -x509',
  'openssl req -newkey',
  'printf',
  'openssl x509',
] as const

/** Those that `postgres/guide-programs.test.ts` runs, with a server of its own. */
export const RUN_WITH_POSTGRES = ['pg_dump', 'createdb', 'pg_restore', 'pg_basebackup'] as const

const NO_SYSTEMD = 'needs systemd as the first process, and a unit of the whole machine'
const NO_IMAGES = 'needs a registry of images and the right to start containers'
const WORDS = `${NO_IMAGES}; its words for Groundsheet are run by operations.test.ts`

/** Those that are not run here, with the reason. */
export const SKIPPED: Readonly<Record<string, string>> = {
  'npm run setup': 'begins every run of npm test, also in the bare clone',
  'npm sbom': 'run by supply.test.ts, as SECURITY.md has it',
  'systemctl enable --now groundsheet': NO_SYSTEMD,
  'systemctl reload nginx': NO_SYSTEMD,
  'systemctl restart groundsheet nginx': NO_SYSTEMD,
  'systemctl restart groundsheet': NO_SYSTEMD,
  'podman build': NO_IMAGES,
  'podman volume create': NO_IMAGES,
  'podman run --rm --volume groundsheet:/var/lib/groundsheet --volume': WORDS,
  'podman run --detach': NO_IMAGES,
  'podman exec groundsheet groundsheet keys create': WORDS,
  'podman exec groundsheet groundsheet keys list': WORDS,
  'podman exec groundsheet groundsheet doctor': WORDS,
  'podman rm --force groundsheet': NO_IMAGES,
  'podman run --rm --volume groundsheet:/var/lib/groundsheet groundsheet migrate': WORDS,
  'apt-get install': 'installs services that begin to run on the machine',
  'node apps/api/test/postgres/run-kills.ts': 'runs for hours',
}

/** The line of the guides that begins so; of several, the shortest. */
export function lineOf(start: string): string {
  const found = otherLines.filter((line) => line.startsWith(start)).sort((a, b) => a.length - b.length)
  if (found[0] === undefined) throw new Error(`no line of the guides begins with ${start}`)
  return found[0]
}
