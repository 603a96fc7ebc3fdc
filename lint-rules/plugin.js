import { commentLengths } from './comment-lengths.js'
import { noBinaryRounding } from './no-binary-rounding.js'
import { noCreateRequire } from './no-create-require.js'
import { noCssInJourneys } from './no-css-in-journeys.js'
import { noForcedTypes } from './no-forced-types.js'
import { noHiddenMembers } from './no-hidden-members.js'
import { noOtherNetwork } from './no-other-network.js'
import { noOtherNumberFormat } from './no-other-number-format.js'
import { noReplacedMethods } from './no-replaced-methods.js'
import { noUnderscoreMembers } from './no-underscore-members.js'

/** Rules of this project, read by `.oxlintrc.json`. */
export default {
  meta: { name: 'groundsheet' },
  rules: {
    'comment-lengths': commentLengths,
    'no-binary-rounding': noBinaryRounding,
    'no-create-require': noCreateRequire,
    'no-css-in-journeys': noCssInJourneys,
    'no-forced-types': noForcedTypes,
    'no-hidden-members': noHiddenMembers,
    'no-other-network': noOtherNetwork,
    'no-other-number-format': noOtherNumberFormat,
    'no-replaced-methods': noReplacedMethods,
    'no-underscore-members': noUnderscoreMembers,
  },
}
