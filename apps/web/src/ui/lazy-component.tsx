import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { LoadingNotice } from './notice.tsx'

/**
 * A component that is loaded when first shown, or before by `fetch`. Not React.lazy, whose fallback stays for
 * 300 ms. A failed load throws to the error boundary.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  fallback: ReactNode = <LoadingNotice />,
) {
  let fetched: ComponentType<Props> | undefined
  const fetch = async () => {
    fetched = (await load()).default
  }
  function Component(props: Props) {
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
    return Shown ? <Shown {...props} /> : fallback
  }
  return { Component, fetch }
}
