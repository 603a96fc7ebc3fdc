import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { agsLine } from '../data/ags-line.ts'
import { buildCompany, projectReferences } from '../data/build-company.ts'
import { FOLDER } from '../data/data-set.ts'
import { randomNumbers } from '../data/random.ts'
import { createKey } from '../data/run-command.ts'
import type { BenchSize } from '../part.ts'

const COMPANY = 'Company'

/** Projects, holes of each, and strata of each hole. */
const SIZES = {
  full: { projects: 1000, holes: 1000, strata: 3 },
  quick: { projects: 2, holes: 40, strata: 3 },
} as const

export interface CompanyData {
  readonly database: string
  readonly holes: number
  readonly strata: number
  /** Has all scopes and no effective rate limit. */
  readonly key: string
}

/** A company with many projects, whose strata are described; created if missing. */
export async function companyData(benchSize: BenchSize, log: (line: string) => void): Promise<CompanyData> {
  const { projects, holes, strata } = SIZES[benchSize]
  const database = join(FOLDER, `company-${benchSize}.sqlite`)
  const count = { holes: projects * holes, strata: projects * holes * strata }
  if (!existsSync(database)) {
    log(`building ${projects} projects, ${count.holes} holes, ${count.strata} strata (once)`)
    await build(database, SIZES[benchSize])
  }
  return { ...count, database, key: await createKey(database, COMPANY) }
}

const build = (database: string, size: (typeof SIZES)[BenchSize]) =>
  buildCompany(database, {
    name: COMPANY,
    references: projectReferences('C', size.projects),
    writeSite: (path, reference, index) => writeFileSync(path, siteText(reference, index + 1, size)),
  })

const TYPES = ['CP', 'RC', 'TP', 'CPT', 'WS'] as const
const CONSISTENCIES = ['Soft', 'Firm', 'Stiff', 'Very stiff', 'Loose', 'Medium dense', 'Dense'] as const
const COLOURS = ['brown', 'grey', 'orangish brown', 'dark grey', 'greenish grey', 'black', 'red'] as const
const MINOR = ['sandy', 'gravelly', 'silty', 'organic', 'clayey', 'cobbly', 'micaceous'] as const
const MAIN = ['CLAY', 'SAND', 'GRAVEL', 'SILT', 'PEAT', 'MUDSTONE', 'LIMESTONE', 'CHALK'] as const
/** From the most frequent to the rarest. */
const ENDINGS = [
  'with rare fine gravel of flint',
  'with lenses of silt and partings of fine sand',
  '[MADE GROUND: ash, brick and concrete fragments]',
  '[Glacial Till]',
  '[Alluvium]',
  'with a strong hydrocarbon odour',
  'with roots and rootlets',
  'with fragments of suspected asbestos cement',
] as const

function head(group: string, ...headings: readonly string[]): string {
  const [units, types] = [headings.map(() => ''), headings.map(() => 'X')]
  return (
    agsLine('GROUP', group) +
    agsLine('HEADING', ...headings) +
    agsLine('UNIT', ...units) +
    agsLine('TYPE', ...types)
  )
}

/** Metres from side to side. */
const SITE_M = 2000

/** Holes of a site at random places of a square. */
function siteText(reference: string, seed: number, { holes, strata }: (typeof SIZES)[BenchSize]): string {
  const random = randomNumbers(seed)
  const choose = <T>(from: readonly T[], power = 1): T =>
    from[Math.floor(random() ** power * from.length)] ?? (from[0] as T)
  const [east, north] = [300_000 + random() * 250_000, 150_000 + random() * 300_000]
  const locations = [head('LOCA', 'LOCA_ID', 'LOCA_TYPE', 'LOCA_NATE', 'LOCA_NATN', 'LOCA_GL', 'LOCA_FDEP')]
  const geology = [head('GEOL', 'LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC')]
  for (let hole = 1; hole <= holes; hole += 1) {
    const name = `${reference}-${hole}`
    const place = [east + random() * SITE_M, north + random() * SITE_M, 20 + random() * 40, 2 * strata]
    locations.push(agsLine('DATA', name, choose(TYPES), ...place.map((value) => value.toFixed(2))))
    for (let stratum = 0; stratum < strata; stratum += 1) {
      const depths = [2 * stratum, 2 * stratum + 2].map((value) => value.toFixed(2))
      const words = [choose(CONSISTENCIES), choose(COLOURS), 'slightly', choose(MINOR), choose(MAIN)]
      geology.push(agsLine('DATA', name, ...depths, `${words.join(' ')} ${choose(ENDINGS, 3)}`))
    }
  }
  const project = head('PROJ', 'PROJ_ID', 'PROJ_NAME') + agsLine('DATA', reference, `Site ${reference}`)
  return [project, locations.join(''), geology.join('')].join('\r\n')
}
