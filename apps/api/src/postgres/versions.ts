import type { Connection } from './connection.ts'

/** Name of the channel on which changes are announced. */
export const CHANGE_CHANNEL = 'groundsheet_change'

/** Sent to the servers at the commit of this transaction. */
export const announceChange = (connection: Connection): Promise<number> =>
  connection.run(`NOTIFY ${CHANGE_CHANNEL}`)
