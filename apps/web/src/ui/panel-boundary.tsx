import { Component, type ReactNode } from 'react'
import { isFailedModule, reloadForModule } from './failed-module.ts'
import { ErrorNotice } from './notice.tsx'

interface Props {
  readonly children: ReactNode
  /** A new value clears the error, because the panel shows something else. */
  readonly of: string
}

interface State {
  readonly error: Error | null
  readonly of: string
}

/** Shows an error in one panel and keeps the others working. */
export class PanelBoundary extends Component<Props, State> {
  override state: State = { error: null, of: this.props.of }

  static getDerivedStateFromError(error: Error): Partial<State> {
    return { error }
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.of === state.of ? null : { error: null, of: props.of }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (!error) return this.props.children
    return <ErrorNotice error={error} retry={() => this.#retry(error)} />
  }

  #retry(error: Error): void {
    if (isFailedModule(error)) reloadForModule()
    else this.setState({ error: null })
  }
}
