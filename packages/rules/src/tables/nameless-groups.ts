import type { AgsBlock } from '@groundsheet/ags'
import { namelessText, noteNameless, type NamelessRows } from '../key-text.ts'
import type { RowCheck } from '../file-pass.ts'
import type { Link } from './parent-links.ts'

/** Rows whose only key heading is empty, by group: rows that lack their parent may mean them. */
export class NamelessGroups {
  private readonly groups = new Map<string, NamelessRows>()

  clear(): void {
    this.groups.clear()
  }

  /** Looks for them in a block of a group with these key headings; undefined where it has several. */
  rowCheck({ code, headings }: AgsBlock, [key, ...others]: readonly string[]): RowCheck | undefined {
    const place = key === undefined || others.length > 0 ? -1 : headings.indexOf(key)
    if (place === -1) return undefined
    return (values, line) => {
      if ((values[place] ?? '').trim() === '')
        this.groups.set(code, noteNameless(this.groups.get(code), line))
    }
  }

  text({ parent, keys }: Link): string {
    return namelessText(parent, keys[0] ?? '', this.groups.get(parent))
  }
}
