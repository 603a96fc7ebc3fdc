import type { KeyUsage } from '../store/key-usage.ts'
import { readAddress } from './address.ts'
import { createReadPool } from './read/pool.ts'

const NOTE = `INSERT INTO key_usage AS held (key_id, day) VALUES ($1, $2)
  ON CONFLICT (key_id) DO UPDATE SET day = greatest(held.day, excluded.day)`

/**
 * Days in the table `key_usage` of the primary server: GRANT INSERT, UPDATE ON key_usage to the role that
 * serves.
 */
export function openUsage(address: string): KeyUsage {
  const pool = createReadPool({ ...readAddress(address), pool: 1 })
  return {
    async note(keyId, day) {
      await pool.many(NOTE, [keyId, day])
    },
    close: () => pool.close(),
  }
}
