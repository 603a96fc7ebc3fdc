import type { Plugin } from 'vite'

const LIBRARY = 'maplibre-gl'
const WORKER_ADDRESS = 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
const MADE_ADDRESS = '\0map-worker-address'

/**
 * MapLibre comes as two finished files, page and worker, and half of each is the same code. It brings its sources too: built
 * from those, what page and worker share is one file, fetched once.
 */
export function shareMapWorker(): Plugin {
  const sourceOf = (finished: string, file: string) => finished.replace(/dist\/[^/]+$/, `src/${file}`)
  let worker = ''
  return {
    name: 'share-map-worker',
    apply: 'build',
    enforce: 'pre',
    // As MapLibre is compiled: a member that is only declared is not set to undefined after what it inherits has set it.
    config: () => ({ oxc: { typescript: { removeClassFieldsWithoutInitializer: true } } }),
    async resolveId(id, importer) {
      if (id !== LIBRARY && id !== WORKER_ADDRESS) return null
      const finished = await this.resolve(LIBRARY, importer, { skipSelf: true })
      if (!finished) return null
      worker = sourceOf(finished.id, 'source/worker.ts')
      return id === LIBRARY ? sourceOf(finished.id, 'index.ts') : MADE_ADDRESS
    },
    load(id) {
      if (id !== MADE_ADDRESS) return null
      const reference = this.emitFile({ type: 'chunk', id: worker, name: 'map-worker' })
      return `export default import.meta.ROLLUP_FILE_URL_${reference}`
    },
  }
}
