import { Gauge, type Registry, type RegistryContentType } from 'prom-client'
import type { PoolState, ReadServerState } from '../store/read-server.ts'

const CONNECTION_STATES = { in_use: 'inUse', idle: 'idle' } as const satisfies Record<string, keyof PoolState>

/** Metrics of the servers that a store reads from. `server`: `primary`, or host and port of a replica. */
export function measureServers(
  register: Registry<RegistryContentType>,
  servers: () => readonly ReadServerState[],
): void {
  const gauge = (
    name: string,
    help: string,
    valueOf: (server: ReadServerState) => number | null,
    aggregator: 'sum' | 'max',
  ) =>
    new Gauge({
      name: `groundsheet_database_${name}`,
      help,
      labelNames: ['server'],
      registers: [register],
      aggregator,
      collect() {
        for (const server of servers()) {
          const value = valueOf(server)
          if (value !== null) this.set({ server: server.name }, value)
        }
      },
    })
  new Gauge({
    name: 'groundsheet_database_connections',
    help: 'Connections for reading, by server and by what they do',
    labelNames: ['server', 'state'],
    registers: [register],
    collect() {
      for (const { name, connections } of servers())
        for (const [state, member] of Object.entries(CONNECTION_STATES))
          this.set({ server: name, state }, connections[member])
    },
  })
  gauge(
    'connections_limit',
    'Most connections for reading that are opened',
    ({ connections }) => connections.limit,
    'sum',
  )
  gauge(
    'waiting_statements',
    'Statements that wait for a connection',
    ({ connections }) => connections.waiting,
    'sum',
  )
  gauge(
    'version_age_seconds',
    'Time since the request for the version of the data that the server sent last',
    ({ versionAgeMs }) => versionAgeMs / 1000,
    'max',
  )
  gauge(
    'replica_lag_seconds',
    'Time since the replica was known to hold the version of the primary; 0 while it does',
    ({ lagMs }) => (lagMs === null ? null : lagMs / 1000),
    'max',
  )
}
