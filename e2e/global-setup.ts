import prepare from '../test/global-setup.ts'
import { importSample } from './service.ts'

/** Runs once before all journeys; what it returns runs after them. */
export default function prepareJourneys(): () => void {
  prepare()
  return importSample()
}
