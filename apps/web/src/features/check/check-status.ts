import { countsText } from '@groundsheet/rules'
import { displayName } from '../../data/text/display-name.ts'
import { checkStrings as words } from '../../ui/strings/check-strings.ts'
import { isPlacing, type Check } from './checks.ts'

/** How far the check of a file is, in words. */
export function checkStatus(check: Exclude<Check, { readonly state: 'failed' }>): string {
  switch (check.state) {
    case 'checking':
      return words.checking(displayName(check.name))
    case 'unpacked':
      return words.unpacked(check.files)
    case 'checked': {
      const counts = countsText(check.summary.counts, check.summary.kinds)
      if (check.summary.file.edition === null) return words.notChecked
      return isPlacing(check) ? words.placing(counts) : words.checked(counts)
    }
  }
}
