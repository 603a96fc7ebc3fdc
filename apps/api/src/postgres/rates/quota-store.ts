import type { Quota, QuotaStore } from '../../store/quota-store.ts'
import { readAddress } from '../address.ts'
import { createReadPool } from '../read/pool.ts'

/** Leases are short statements: they wait for each other rather than for connections. */
const MAX_CONNECTIONS = 2

/**
 * A lease is this part of what is left, so that a server keeps little from the others that it does not use.
 */
const REMAINDER_DIVISOR = 16
const MAX_LEASED_REQUESTS = 1000

const portion = (left: string) =>
  `least(${left}, ${MAX_LEASED_REQUESTS}, greatest(1, ${left} / ${REMAINDER_DIVISOR}))`

/** Parameters: the key, its limit, the length of a window in milliseconds. */
const LIMIT = '$2::bigint'
const NOW = 'clock_timestamp()'
const IS_OPEN = `held.ends_at > ${NOW}`
const LEFT = `greatest(0, ${LIMIT} - held.used)`

const LEASE = `INSERT INTO rate_window AS held (key_id, ends_at, used, granted)
  VALUES ($1, ${NOW} + $3::bigint * interval '1 millisecond', ${portion(LIMIT)}, ${portion(LIMIT)})
  ON CONFLICT (key_id) DO UPDATE SET
    ends_at = CASE WHEN ${IS_OPEN} THEN held.ends_at ELSE excluded.ends_at END,
    used = CASE WHEN ${IS_OPEN} THEN held.used + ${portion(LEFT)} ELSE excluded.used END,
    granted = CASE WHEN ${IS_OPEN} THEN ${portion(LEFT)} ELSE excluded.granted END
  RETURNING granted, used, (extract(epoch FROM ends_at - ${NOW}) * 1000)::bigint AS "remainingMs"`

/**
 * Windows in the table `rate_window`, which belongs to the primary server. The role that serves needs no
 * other right to write: GRANT SELECT ON ALL TABLES IN SCHEMA public, and GRANT INSERT, UPDATE ON rate_window.
 */
export function openQuotaStore(address: string): QuotaStore {
  const pool = createReadPool({ ...readAddress(address), pool: MAX_CONNECTIONS })
  return {
    async lease(key, limit, windowMs) {
      const [quota] = await pool.many<Quota>(LEASE, [key, limit, windowMs])
      if (quota === undefined) throw new Error('the database has counted nothing')
      return quota
    },
    close: () => pool.close(),
  }
}
