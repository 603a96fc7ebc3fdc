import { sanitiseSvg } from '../import/annotations/sanitise-svg.ts'
import { meanPosition } from '../import/project/project-body.ts'
import { openStore } from '../open-store.ts'
import type { Examination, Recount } from '../store/examination.ts'

const recount: Recount = {
  meanPosition(positions) {
    return JSON.stringify(meanPosition(positions.map(([latitude, longitude]) => ({ latitude, longitude }))))
  },
  isSanitised(svg) {
    try {
      return sanitiseSvg(svg) === svg
    } catch {
      return false
    }
  },
}

/** Checks a database, even while it is served and imported into. Nothing is changed. Throws UserError. */
export function examineDatabase(
  database: string,
  onCheck: (name: string) => void = () => undefined,
): Promise<Examination> {
  return openStore(database).examine(recount, onCheck)
}
