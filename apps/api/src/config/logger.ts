import { pino, type DestinationStream, type Logger } from 'pino'
import type { Settings } from './settings.ts'
import { hideKeys } from '../keys/hide-keys.ts'

/** One JSON object a line, on standard error: standard output is for results. */
export function createLogger(
  { logLevel }: Pick<Settings, 'logLevel'>,
  destination: DestinationStream = pino.destination({ dest: 2, sync: false }),
): Logger {
  // Every line passes through here, so that a key in any member is hidden.
  return pino({ level: logLevel, hooks: { streamWrite: hideKeys } }, destination)
}
