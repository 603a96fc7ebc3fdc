import type { CreateBgsCheck } from './bgs-check.ts'

const REQUIRED = ['PROJ', 'LOCA', 'ABBR', 'TYPE', 'UNIT']
const REQUIRED_BY_BGS = ['GEOL']

/** Groups that a deposited file needs; TRAN and DICT are matters of the format, AGS4 rules 14 and 18. */
export const checkRequiredGroups: CreateBgsCheck = ({ report }) => {
  const present = new Set<string>()
  return {
    block({ code }) {
      present.add(code)
      return undefined
    },
    *further() {
      for (const group of REQUIRED) if (!present.has(group)) report('requiredGroup', { line: null, group })
      for (const group of REQUIRED_BY_BGS)
        if (!present.has(group)) report('requiredBgsGroup', { line: null, group })
    },
  }
}
