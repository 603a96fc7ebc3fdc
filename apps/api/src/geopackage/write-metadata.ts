import type { Delivery, Project } from '@groundsheet/contract'
import { escapeXml } from '@groundsheet/formats'

/** Of the metadata of the file: terms of the Dublin Core. */
export const METADATA_STANDARD = 'http://purl.org/dc/terms/'

interface Source {
  readonly project: Pick<
    Project,
    'id' | 'projectId' | 'projectName' | 'client' | 'contractor' | 'consultant' | 'crs' | 'updatedAt'
  >
  readonly company: string
  readonly deliveries: readonly Pick<
    Delivery,
    'file' | 'edition' | 'date' | 'issue' | 'status' | 'producer'
  >[]
}

/** Where the data come from, as XML. */
export function writeMetadata({ project, company, deliveries }: Source): string {
  const terms: (readonly [string, string | null])[] = [
    ['identifier', project.projectId],
    ['title', project.projectName],
    ['publisher', company],
    ['subject', project.client === null ? null : `Client: ${project.client}`],
    ['contributor', project.contractor],
    ['contributor', project.consultant],
    ['modified', project.updatedAt],
    ['spatial', project.crs && `${project.crs.code} ${project.crs.name}: ${project.crs.reason}`],
    ...deliveries.map((delivery) => ['source', describeDelivery(delivery)] as const),
    [
      'provenance',
      'Numbers and dates are read from the text of AGS files, which is kept beside them in the ' +
        'columns that end in _text.',
    ],
  ]
  const lines = terms
    .filter(([, text]) => text !== null && text !== '')
    .map(([name, text]) => `  <dcterms:${name}>${escapeXml(text ?? '')}</dcterms:${name}>`)
  return `<metadata xmlns:dcterms="${METADATA_STANDARD}">\n${lines.join('\n')}\n</metadata>`
}

function describeDelivery({
  file,
  edition,
  date,
  issue,
  status,
  producer,
}: Source['deliveries'][number]): string {
  const stated = [
    edition,
    issue && `issue ${issue}`,
    date && `of ${date}`,
    status,
    producer && `by ${producer}`,
  ]
  return `${file} (${stated.filter(Boolean).join(', ')})`
}
