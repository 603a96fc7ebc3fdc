import { pino, type DestinationStream, type Logger } from 'pino'
import type { Settings } from './settings.ts'
import { hideKeys } from '../keys/hide-keys.ts'

/** One JSON object a line. Logs go to standard error: standard output is for what a person or program asked for. */
export function createLogger(
  { logLevel }: Pick<Settings, 'logLevel'>,
  destination: DestinationStream = pino.destination({ dest: 2, sync: false }),
): Logger {
  // The one door that every line goes through: whatever a key was written into, it does not get out.
  return pino({ level: logLevel, hooks: { streamWrite: hideKeys } }, destination)
}
