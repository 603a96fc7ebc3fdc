/** Text that is markup already. Any other text is escaped. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Content = Html | string | number | null | readonly Content[]

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter)

/** A template of markup: values are escaped, unless they are markup themselves. */
export function html(parts: TemplateStringsArray, ...contents: readonly Content[]): Html {
  return new Html(parts.map((part, index) => part + render(contents[index] ?? null)).join(''))
}

function render(content: Content): string {
  if (content === null) return ''
  if (content instanceof Html) return content.text
  if (typeof content === 'string' || typeof content === 'number') return escape(String(content))
  return content.map(render).join('')
}

/** The two forms of markup in descriptions: `code`, and an empty line between paragraphs. */
export function prose(text: string): Html {
  return new Html(escape(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>'))
}

export const paragraphs = (text: string): Html[] =>
  text.split(/\n\n+/).map((part) => html`<p>${prose(part)}</p>`)
