import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { LoadingNotice } from './notice.tsx'

/**
 * A part of the program that is fetched when it is first shown, or before by `fetch`: then it is there at once. Not
 * React's own way, which keeps what is shown meanwhile for 300 ms, however soon the part comes. A part that does not come
 * is an error for the boundary around it.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  meanwhile: ReactNode = <LoadingNotice />,
) {
  let fetched: ComponentType<Props> | undefined
  const fetch = async () => {
    fetched = (await load()).default
  }
  function Part(props: Props) {
    const [state, setState] = useState<{ Shown?: ComponentType<Props> | undefined; error?: Error }>({
      Shown: fetched,
    })
    const { Shown, error } = state
    useEffect(() => {
      if (Shown) return
      fetch().then(
        () => setState({ Shown: fetched }),
        (error: unknown) => setState({ error: error as Error }),
      )
    }, [Shown])
    if (error) throw error
    return Shown ? <Shown {...props} /> : meanwhile
  }
  return { Part, fetch }
}
