import type { Server } from 'node:http'
import type { Request, RequestHandler } from 'express'
import { AggregatorRegistry, collectDefaultMetrics, Counter, Gauge, Histogram } from 'prom-client'
import type { ConnectionLimits } from '../config/settings.ts'
import type { Handle } from './connections/connection.ts'
import { CLOSE_REASONS, PacedServer, type OnClosed } from './connections/paced-server.ts'
import type { ReadServerState } from '../store/read-server.ts'
import { measureServers } from './store-metrics.ts'
import { STRIP_REASONS, type StripReason } from './identity/strip-identity.ts'
import { routeOf } from './route-of.ts'

/** Metrics of a running server, in the text format of Prometheus. No label contains a caller or an id. */
export interface Metrics {
  /** Times every request. */
  readonly measure: RequestHandler
  /** Counts the open connections of this server, and what they hold. */
  watch(server: PacedServer): void
  /** Counts connections that the server closed. */
  readonly onClosed: OnClosed
  /** Counts requests from which headers that name a person were removed. */
  readonly onStripped: (reason: StripReason) => void
  /** Counts the reads of the store that wait for their turn. */
  watchReads(waiting: () => number): void
  /** Watches the servers of a database; returns what counts leases of requests that failed. */
  watchDatabase(servers: () => readonly ReadServerState[]): () => void
  text(): Promise<string>
  readonly contentType: string
}

/** From a cached page to a long one during an import; in seconds. */
const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

export function createMetrics(): Metrics {
  // With several workers, a registry that also reports to the parent process.
  const register = new AggregatorRegistry()
  AggregatorRegistry.setRegistries(register)
  collectDefaultMetrics({ register })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of the answer, by route, method and status',
    labelNames: ['route', 'method', 'status'],
    buckets: BUCKETS,
    registers: [register],
  })
  const closed = new Counter({
    name: 'http_connections_closed_total',
    help: 'Connections closed: too much memory in all, too many requests ahead, an export read too slowly',
    labelNames: ['reason'],
    registers: [register],
  })
  // A series that exists from the start shows its first increase.
  for (const reason of CLOSE_REASONS) closed.inc({ reason }, 0)
  const stripped = new Counter({
    name: 'groundsheet_identity_headers_stripped_total',
    help: 'Requests with headers of a person that no listed proxy sent, or sent twice: they were ignored',
    labelNames: ['reason'],
    registers: [register],
  })
  for (const reason of STRIP_REASONS) stripped.inc({ reason }, 0)
  return {
    onStripped: (reason) => stripped.inc({ reason }),
    onClosed: (reason, connections) => closed.inc({ reason }, connections),
    measure(request, response, next) {
      const began = performance.now()
      response.once('close', () => {
        const labels = { route: routeOf(request), method: methodOf(request), status: response.statusCode }
        durations.observe(labels, (performance.now() - began) / 1000)
      })
      next()
    },
    watch(server) {
      new Gauge({
        name: 'http_open_connections',
        help: 'Connections that are open now, idle ones too',
        registers: [register],
        async collect() {
          this.set(await countConnections(server))
        },
      })
      new Gauge({
        name: 'http_buffered_bytes',
        help: 'Bytes of requests that were not answered and of answers that were not sent, as of now',
        registers: [register],
        collect() {
          this.set(server.bufferedBytes)
        },
      })
    },
    watchReads(waiting) {
      new Gauge({
        name: 'groundsheet_waiting_reads',
        help: 'Reads of the store that wait for their turn',
        registers: [register],
        collect() {
          this.set(waiting())
        },
      })
    },
    watchDatabase(servers) {
      measureServers(register, servers)
      const failures = new Counter({
        name: 'groundsheet_quota_lease_failures_total',
        help: 'Leases of requests that the database did not grant, so that this server counted by itself',
        registers: [register],
      })
      return () => failures.inc()
    },
    text: () => register.metrics(),
    contentType: register.contentType,
  }
}

/** Metrics of all workers together, collected by their parent process. */
export function createSharedMetrics(): Pick<Metrics, 'text' | 'contentType'> {
  const register = new AggregatorRegistry()
  return { text: () => register.clusterMetrics(), contentType: register.contentType }
}

/** Only served methods get a label, since a caller may send any word as method. */
const methodOf = ({ method }: Request): string => (method === 'GET' || method === 'HEAD' ? method : 'other')

function countConnections(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => {
      if (error) reject(error)
      else resolve(count)
    })
  })
}

/** Serves metrics only, on a separate port, since they are not public. */
export function createMetricsServer(
  metrics: Pick<Metrics, 'text' | 'contentType'>,
  limits: ConnectionLimits,
  onClosed: OnClosed,
): PacedServer {
  const handle: Handle = (request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('The metrics are at /metrics\n')
      return
    }
    const answer = async () => {
      const text = await metrics.text()
      response.writeHead(200, { 'Content-Type': metrics.contentType }).end(text)
    }
    answer().catch(() => response.writeHead(500).end())
  }
  return new PacedServer({ limits, handle, onClosed })
}
