import type { Dictionary, Project } from '@groundsheet/contract'
import {
  companyCollections,
  projectCollections,
  scopesOf,
  type Collection,
  type Property,
} from '@groundsheet/ogc-features'
import type { ApiKey, ReadStore } from '../../store/read-store.ts'
import { findOwnCode } from '../../features/reference-systems.ts'

/** What a landing page leads to: the holes of a company, or all of one project. */
export interface Dataset {
  /** Null: all projects that the key reaches. */
  readonly projectId: string | null
  readonly title: string
  /** Those that the key can read. */
  readonly collections: readonly Collection[]
  /** Rows of the tables, by code. */
  readonly rows: ReadonlyMap<string, number>
  /** The grid of the project, if it is known, usable, and the key may see it: `EPSG:25830`. */
  readonly ownCode: string | null
}

/** Null: there is no such project within the access scope of the key. */
export async function readDataset(
  store: ReadStore,
  key: ApiKey,
  projectId: string | null,
): Promise<Dataset | null> {
  if (projectId === null) {
    const collections = companyCollections().filter(isReadable(key))
    return {
      projectId,
      title: 'Exploratory holes of the company',
      collections,
      rows: new Map(),
      ownCode: null,
    }
  }
  const [json, terms] = await Promise.all([
    store.project(key.access, projectId),
    store.dictionary(key.access, projectId),
  ])
  if (json === null || terms === null) return null
  const project = parse(json) as Project
  const dictionary = parse(terms) as Dictionary
  const rows = new Map(project.tables.flatMap(({ code, rows }) => (code === null ? [] : [[code, rows]])))
  const tables = dictionary.tables.filter(({ table }) => rows.has(table))
  const collections = projectCollections(tables).filter(isReadable(key))
  const seesProject = key.scopes.includes('projects:read')
  return {
    projectId,
    title: seesProject ? project.projectName : 'Ground investigation',
    collections: key.scopes.includes('tables:read') ? collections : collections.map(withoutNames),
    rows,
    ownCode: seesProject ? await findOwnCode(project.crs?.code) : null,
  }
}

const parse = (json: Uint8Array): unknown => JSON.parse(Buffer.from(json).toString())

const isReadable = (key: ApiKey) => (collection: Collection) =>
  scopesOf(collection.id).every((scope) => key.scopes.includes(scope))

/** What headings mean is only for keys that may read the dictionary. */
function withoutNames(collection: Collection): Collection {
  if (collection.kind !== 'holes') return collection
  const strip = <T extends Property>(property: T): T => ({ ...property, title: property.name, unit: '' })
  const columns = collection.columns.map(strip)
  return { ...collection, columns, properties: columns }
}
