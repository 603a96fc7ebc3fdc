import { lazy, useState, type ComponentType } from 'react'

/**
 * A part of the program that is fetched when it is first shown, or before by `fetch`: then it is there at once. A lazy
 * component, even one that has been fetched, gives way to its fallback, and React keeps a fallback for 300 ms.
 */
export function lazyPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let fetched: ComponentType<Props> | undefined
  const fetch = async () => {
    const module = await load()
    fetched = module.default
    return module
  }
  const Waiting: ComponentType<Props> = lazy(fetch)
  function Part(props: Props) {
    const [Shown] = useState(() => fetched ?? Waiting)
    return <Shown {...props} />
  }
  return { Part, fetch }
}
