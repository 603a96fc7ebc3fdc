/** Programs of other makers that tests use where they are there; on Debian, missing ones are installed. */
import { spawnSync } from 'node:child_process'
import { canInstallPackages, installPackages } from './debian-packages.mjs'

/** Name, what shows that it is there, and its packages. */
const PROGRAMS = [
  ['GDAL', ['ogr2ogr', '--version'], 'gdal-bin'],
  ['QGIS', ['/usr/bin/python3', '-c', 'import qgis.core'], 'python3-qgis'],
  [
    'geopandas',
    ['/usr/bin/python3', '-c', 'import geopandas, requests'],
    'python3-geopandas python3-requests',
  ],
  ['OWSLib', ['/usr/bin/python3', '-c', 'import owslib.ogcapi.features'], 'python3-owslib'],
  ['R with sf', ['Rscript', '-e', 'library(sf)'], 'r-cran-sf'],
]

const missingPrograms = () =>
  PROGRAMS.filter(([, [program, ...words]]) => spawnSync(program, words, { stdio: 'ignore' }).status !== 0)

/** Installs what is missing where that is possible, and prints what tests are left out. */
export function prepareGisPrograms() {
  if (missingPrograms().length > 0 && canInstallPackages()) {
    console.log('Installing GIS programs …')
    installPackages(...missingPrograms().flatMap(([, , names]) => names.split(' ')))
  }
  for (const [program, , names] of missingPrograms())
    console.log(`${program} is not installed (Debian: apt-get install ${names}); its tests are skipped.`)
}
