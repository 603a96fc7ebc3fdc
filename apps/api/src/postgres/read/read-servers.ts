import type { ReadLimits } from '../../store/read-store.ts'
import type { ReadServerState } from '../../store/read-server.ts'
import { StoreUnavailable } from '../../store/store-unavailable.ts'
import type { Address } from '../address.ts'
import { CONNECT_TIMEOUT_MS, createReadPool } from './pool.ts'
import type { ReadSession } from './read-session.ts'
import { REPLICA_POLL_INTERVAL_MS, watchVersion } from './version-watch.ts'

/** Longer than a failover takes. */
const MAX_TIME_WITHOUT_PRIMARY_MS = 60_000

/** The rest of the connections is left to other keys, whose reads then wait for none of this one. */
const SHARE_OF_KEY = 0.75

/**
 * The primary and its replicas, for reading. A statement is one snapshot of one server, and an answer is one
 * statement. A replica is read only while its version is that of the primary, both read within the last
 * second:
 * - All answers of a version are the same, whichever server gave them.
 * - Nothing that is read is older than one second.
 * - Before a replica continues a list, the version of the primary is read once more. So no page is older
 *   than the one before it, even if another server of ours answered that.
 * While the primary is away, replicas are read at the version that it sent last, if all that answer have that
 * one:
 * - A replica with a later version shows that something was stored that this server was not notified of.
 * - A key that is revoked meanwhile cannot be known where the replicas are cut off, too; so this ends after a
 *   minute.
 */
export interface ReadServers {
  /** The version that is read; null: not known. */
  version(): string | null
  /** One read for each connection. */
  readonly limits: ReadLimits
  readonly session: ReadSession
  /** For a page after a cursor. */
  readonly continuing: ReadSession
  /** Of the primary, then of the replicas. */
  states(): ReadServerState[]
  close(): Promise<void>
}

export function connectReadServers(
  primaryAddress: Address,
  replicaAddresses: readonly Address[],
): ReadServers {
  const primary = connectServer(primaryAddress, noteCurrent)
  // Each process starts with any of them, so that the processes share the load.
  const replicas = rotated(replicaAddresses).map((address) => ({
    ...connectServer(address, noteCurrent, REPLICA_POLL_INTERVAL_MS),
    currentAt: performance.now(),
  }))
  function versionWithoutPrimary(): string | null {
    if (primary.watch.ageMs() > MAX_TIME_WITHOUT_PRIMARY_MS) return null
    const version = primary.watch.lastVersion()
    const reported = replicas.map(({ watch }) => watch.version()).filter((one) => one !== null)
    return reported.length > 0 && reported.every((one) => one === version) ? version : null
  }
  const currentVersion = (): string | null => primary.watch.version() ?? versionWithoutPrimary()
  const isCurrent = (replica: ReadServer): boolean => {
    const version = currentVersion()
    return version !== null && replica.watch.version() === version
  }
  function noteCurrent(): void {
    for (const replica of replicas) if (isCurrent(replica)) replica.currentAt = performance.now()
  }

  const session: ReadSession = {
    async many(sql, values) {
      for (const replica of replicas) {
        if (!isCurrent(replica)) continue
        try {
          return await replica.pool.many(sql, values)
        } catch (error) {
          if (!(error instanceof StoreUnavailable)) throw error
        }
      }
      return primary.pool.many(sql, values)
    },
  }
  const continuing: ReadSession = {
    async many(sql, values) {
      if (primary.watch.version() !== null && replicas.some(isCurrent)) await primary.watch.refresh()
      return session.many(sql, values)
    },
  }
  const connections = [primaryAddress, ...replicaAddresses].reduce((sum, { pool }) => sum + pool, 0)
  return {
    version: currentVersion,
    limits: {
      maxAtOnce: connections,
      maxOfKey: Math.ceil(connections * SHARE_OF_KEY),
      maxWaitMs: CONNECT_TIMEOUT_MS,
    },
    session,
    continuing,
    states: () => [
      { name: 'primary', ...stateOf(primary), lagMs: null },
      ...replicas.map((replica) => ({
        name: replica.name,
        ...stateOf(replica),
        lagMs: isCurrent(replica) ? 0 : performance.now() - replica.currentAt,
      })),
    ],
    async close() {
      await Promise.all([primary, ...replicas].flatMap(({ pool, watch }) => [pool.close(), watch.close()]))
    },
  }
}

type ReadServer = ReturnType<typeof connectServer>

const connectServer = (address: Address, onAnswer: () => void, pollIntervalMs?: number) => ({
  name: hostAndPort(address),
  pool: createReadPool(address),
  watch: watchVersion(address, onAnswer, pollIntervalMs),
})

const stateOf = ({ pool, watch }: ReadServer) => ({
  connections: pool.state(),
  versionAgeMs: watch.ageMs(),
})

const hostAndPort = ({ client }: Address): string => `${client.host ?? 'localhost'}:${client.port ?? 5432}`

function rotated<T>(all: readonly T[]): T[] {
  const first = Math.floor(Math.random() * all.length)
  return [...all.slice(first), ...all.slice(0, first)]
}
