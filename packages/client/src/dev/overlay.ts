import { openPath, type Problem } from './live-state.ts'
import { overlayStyles } from './overlay-styles.ts'

/**
 * Creates the error overlay. A panel with blocking problems covers the bottom of the page, and ends with a list of the other problems.
 * Without blocking problems, or when the reader has closed the panel, all problems are listed in a corner. The overlay uses a shadow root,
 * so that it is unaffected by the site's styles and isn't part of the page's text.
 *
 * @returns A function that replaces the problems in the overlay with the given ones.
 */
export function createOverlay(baseUrl: string): (problems: Problem[]) => void {
  const host = document.createElement('docs-dev')
  const root = host.attachShadow({ mode: 'open' })
  const styles = new CSSStyleSheet()
  styles.replaceSync(overlayStyles)
  root.adoptedStyleSheets = [styles]
  let closed = ''

  function open({ file, line = 1, column = 1 }: Problem): void {
    void fetch(`${baseUrl}${openPath}`, { method: 'POST', body: JSON.stringify({ file, line, column }) })
  }

  function item(problem: Problem): HTMLElement {
    const { severity, text, note, file, line, column, excerpt, rule } = problem
    const place = file && [file, line, column].filter((part) => part !== undefined).join(':')
    return element('li', { className: severity }, [
      element('p', { className: 'text' }, [text, element('span', { className: 'rule', textContent: rule })]),
      place &&
        element('button', { className: 'place', type: 'button', textContent: place, onclick: () => open(problem) }),
      excerpt && element('pre', { textContent: excerpt }),
      note && element('p', { className: 'note', textContent: note }),
    ])
  }

  function list(className: string, problems: Problem[], noun: string, isOpen: boolean): HTMLElement | undefined {
    if (problems.length === 0) return undefined
    return element('details', { className, open: isOpen }, [
      element('summary', { textContent: `${problems.length} ${noun}${problems.length === 1 ? '' : 's'}` }),
      element('ul', {}, problems.map(item)),
    ])
  }

  function panel(blocking: Problem[], others: HTMLElement | undefined, onclick: () => void): HTMLElement {
    return element('div', { className: 'overlay', role: 'alert' }, [
      element('button', { className: 'close', type: 'button', ariaLabel: 'Close', textContent: '×', onclick }),
      element('ul', {}, blocking.map(item)),
      others,
    ])
  }

  function show(problems: Problem[], isOpen: boolean): void {
    const blocking = problems.filter(({ isBlocking }) => isBlocking)
    const others = problems.filter(({ isBlocking }) => !isBlocking)
    const key = JSON.stringify(blocking)
    if (blocking.length === 0) closed = ''
    const close = () => {
      closed = key
      show(problems, false)
    }
    const shown =
      blocking.length > 0 && key !== closed
        ? panel(blocking, list('others', others, 'more problem', isOpen), close)
        : list('list', problems, 'problem', isOpen)
    root.replaceChildren(...(shown ? [shown] : []))
    if (!shown) host.remove()
    else if (!host.isConnected) document.documentElement.append(host)
  }

  return (problems) => show(problems, root.querySelector('details')?.open ?? false)
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  children: (Node | string | undefined | '')[] = [],
): HTMLElementTagNameMap[Name] {
  const created = Object.assign(document.createElement(name), properties)
  created.append(...children.filter((child): child is Node | string => Boolean(child)))
  return created
}
