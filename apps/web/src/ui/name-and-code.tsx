import type { CodedName } from '../data/text/coded-name.ts'

/** `Topsoil (101)`, with the code as secondary text. */
export const NameAndCode = ({ name, code }: CodedName) => (
  <>
    <bdi>{name}</bdi>
    {code !== '' && <span className="soft">{` (${code})`}</span>}
  </>
)
