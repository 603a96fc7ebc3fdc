import type { Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

/**
 * What a project shows before anything is pressed, by the ends of their paths; first what the rest waits for.
 */
const PROJECT_MODULES = [
  '/app/signed-in.tsx',
  '/app/project/project-screen.tsx',
  '/features/map/project-map.tsx',
]

/**
 * The page of a project is that of every address, but it names all scripts that a project needs. So they are
 * fetched at once, not when the program has begun and requests them.
 */
export function nameProjectFiles(): Plugin {
  return {
    name: 'name-project-files',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') return
      const html = String(page.source)
      const links = [...filesShown(bundle)]
        .filter((file) => !html.includes(file))
        .map((file) => `    <link rel="modulepreload" crossorigin href="/${file}">\n`)
      const source = html.replace('  </head>', `${links.join('')}  </head>`)
      this.emitFile({ type: 'asset', fileName: 'project.html', source })
    },
  }
}

/** Files of the parts that are shown, with all that they import, each once. */
function filesShown(bundle: Bundle): Iterable<string> {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const found = new Set<string>()
  const add = (file: string) => {
    if (found.has(file)) return
    found.add(file)
    const chunk = bundle[file]
    if (chunk?.type === 'chunk') chunk.imports.forEach(add)
  }
  for (const end of PROJECT_MODULES) {
    const part = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(end))
    if (!part)
      throw new Error(`name-project-files: no file of its own is made of ${end}. Name the part that is.`)
    add(part.fileName)
  }
  return found
}
