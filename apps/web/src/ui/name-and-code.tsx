import type { CodedName } from '../data/text/coded-name.ts'
import { displayText } from '@groundsheet/readings/display-text'

/** `Topsoil (101)`, with the code as secondary text. */
export const NameAndCode = ({ name, code }: CodedName) => (
  <>
    <bdi>{displayText(name)}</bdi>
    {code !== '' && <span className="soft">{` (${displayText(code)})`}</span>}
  </>
)
