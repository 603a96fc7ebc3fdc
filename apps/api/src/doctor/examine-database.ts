import { examine, type Examination, type Recount } from '../database/examine.ts'
import { sanitiseSvg } from '../import/annotations/sanitise-svg.ts'
import { meanPosition } from '../import/project/project-body.ts'

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

/** Checks a database that may be served and imported into meanwhile; nothing is changed. Throws DatabaseRefused. */
export function examineDatabase(
  path: string,
  onCheck: (name: string) => void = () => undefined,
): Examination {
  return examine(path, recount, onCheck)
}
