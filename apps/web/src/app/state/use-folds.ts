import { useStored } from '../../ui/use-stored.ts'

const FOLDS = ['facts', 'filters', 'legend'] as const
export type FoldName = (typeof FOLDS)[number]

/** Which parts of the sidebar are open, as this browser last had them. */
export function useFolds() {
  const [open, keep] = useStored('groundsheet.open-parts', readFolds, (names) => names.join(' '))
  return {
    isOpen: (name: FoldName) => open.includes(name),
    setOpen: (name: FoldName, isOpen: boolean) =>
      keep(FOLDS.filter((other) => (other === name ? isOpen : open.includes(other)))),
  }
}

const readFolds = (text: string | null): readonly FoldName[] =>
  text === null ? ['legend'] : FOLDS.filter((name) => text.split(' ').includes(name))
