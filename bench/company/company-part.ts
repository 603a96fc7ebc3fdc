import { join } from 'node:path'
import { mkdirSync, writeFileSync } from 'node:fs'
import { compareServers } from '../api/compare-servers.ts'
import { startServer, type ServerProcess } from '../api/server-process.ts'
import { FOLDER } from '../data/data-set.ts'
import { quantileOf } from '../median.ts'
import { atLeast, atMost, type Finding, type Part } from '../part.ts'
import { companyData, type CompanyData } from './company-data.ts'
import { measureRequests } from './measure-requests.ts'
import { areaPaths, samplePlaces, searchPaths, tilePaths, ZOOMS, type Place } from './request-paths.ts'

const SIZES = {
  full: { warmUps: 60, places: 400, rounds: 7, requests: 4000 },
  quick: { warmUps: 2, places: 5, rounds: 1, requests: 20 },
} as const

export const companyPart: Part = {
  id: 'company',
  title: 'Company',
  document: 'performance/company.md',
  method: `All projects of a company at once: searches of words in the descriptions of strata, lists of holes
near a place and in a box of 1 km, and vector tiles of the map. Each request is another one, so that no answer
is cached, on one connection, after some that are not counted, through the whole stack
(key, scope, rate limit, parameters, ETag, store).
Processor time is of the server's process for each request. A warm tile is held against bare \`node:http\`
sending the same bytes from memory, 16 connections.`,
  async run(benchSize, log) {
    const data = await companyData(benchSize, log)
    const size = SIZES[benchSize]
    const host = await startServer('api/serve-groundsheet', data.database)
    try {
      const sampled = await samplePlaces(host.port, data.key, size.warmUps + size.places)
      const [first, places] = [sampled.slice(0, size.warmUps), sampled.slice(size.warmUps)]
      const searches = searchPaths(size.warmUps + size.places)
      const before = Object.values(areaPaths(first)).flat()
      await measureRequests(
        host,
        [...searches.slice(size.places), ...before, ...tilePaths(first, 13)],
        data.key,
      )
      log('searches')
      const search = await measureSearch(host, data, searches.slice(0, size.places))
      log('near and bbox')
      const areas = await measureAreas(host, data, places)
      log('tiles')
      const tiles = await measureTiles(host, data, places)
      return [...search, ...areas, ...tiles, await warmTile(host, data, places, size)]
    } finally {
      await host.stop()
    }
  },
}

const describe = (data: CompanyData) =>
  `${data.holes.toLocaleString('en')} holes, ${data.strata.toLocaleString('en')} strata`

const milliseconds = (value: number) => `${value.toFixed(value < 10 ? 2 : 1)} ms`

async function measureSearch(
  host: ServerProcess,
  data: CompanyData,
  paths: readonly string[],
): Promise<Finding[]> {
  const { latencies } = await measureRequests(host, paths, data.key)
  const slowest = quantileOf(latencies, 0.95)
  return [
    {
      what: `${describe(data)}: search of words, 95 of 100, milliseconds`,
      figure: `${milliseconds(slowest)}, half ${milliseconds(quantileOf(latencies, 0.5))}`,
      ratio: slowest,
      goal: atMost(30),
    },
  ]
}

async function measureAreas(
  host: ServerProcess,
  data: CompanyData,
  places: readonly Place[],
): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const [what, paths] of Object.entries(areaPaths(places))) {
    const { latencies } = await measureRequests(host, paths, data.key)
    const middle = quantileOf(latencies, 0.5)
    findings.push({
      what: `${describe(data)}: ${what}, half of the requests, milliseconds`,
      figure: `${milliseconds(middle)}, 95 of 100 ${milliseconds(quantileOf(latencies, 0.95))}`,
      ratio: middle,
      goal: atMost(2),
    })
  }
  return findings
}

async function measureTiles(
  host: ServerProcess,
  data: CompanyData,
  places: readonly Place[],
): Promise<Finding[]> {
  const slowest: { zoom: number; cpu: number }[] = []
  for (const zoom of ZOOMS) {
    const { cpu } = await measureRequests(host, tilePaths(places, zoom), data.key)
    slowest.push({ zoom, cpu: quantileOf(cpu, 0.95) })
  }
  const worst = slowest.reduce((a, b) => (b.cpu > a.cpu ? b : a))
  return [
    {
      what: `${describe(data)}: cold tile of the zoom that takes most, 95 of 100, processor milliseconds`,
      figure: `${milliseconds(worst.cpu)} at zoom ${worst.zoom}`,
      ratio: worst.cpu,
      goal: atMost(5),
    },
  ]
}

async function warmTile(
  host: ServerProcess,
  data: CompanyData,
  places: readonly Place[],
  { rounds, requests }: { readonly rounds: number; readonly requests: number },
): Promise<Finding> {
  const path = tilePaths(places, 12)[0] ?? ''
  const headers = { Authorization: `Bearer ${data.key}` }
  const answer = await fetch(`http://127.0.0.1:${host.port}${path}`, {
    headers: { ...headers, 'Accept-Encoding': 'identity' },
  })
  const folder = join(FOLDER, 'tiles')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'tile'), Buffer.from(await answer.arrayBuffer()))
  const bare = await startServer('api/serve-bare', folder)
  try {
    const { ours, floor } = await compareServers(
      { ours: { host, paths: [path], headers }, floor: { host: bare, paths: ['/tile'] } },
      { rounds, requests },
    )
    return {
      what: 'warm tile, against the floor',
      figure: `${ours.cpu.toFixed(0)} µs of CPU, ${floor.cpu.toFixed(0)} of the floor`,
      ratio: floor.cpu / ours.cpu,
      goal: atLeast(0.55),
    }
  } finally {
    await bare.stop()
  }
}
