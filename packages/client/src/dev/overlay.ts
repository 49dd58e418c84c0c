import { openPath, type Problem } from './live-state.ts'
import { overlayStyles } from './overlay-styles.ts'

/**
 * Creates the error overlay. Blocking problems cover the bottom of the page, and other problems are listed in a corner. The overlay uses a
 * shadow root, so that it is unaffected by the site's styles and isn't part of the page's text.
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

  return (problems) => {
    const blocking = problems.filter(({ isBlocking }) => isBlocking)
    const listed = problems.filter(({ isBlocking }) => !isBlocking)
    const wasOpen = root.querySelector('details')?.open ?? false
    const key = JSON.stringify(blocking)
    root.replaceChildren()
    if (problems.length === 0) return host.remove()
    if (blocking.length > 0 && key !== closed) {
      const close = () => {
        closed = key
        root.querySelector('.overlay')?.remove()
      }
      root.append(
        element('div', { className: 'overlay', role: 'alert' }, [
          element('button', {
            className: 'close',
            type: 'button',
            ariaLabel: 'Close',
            textContent: '×',
            onclick: close,
          }),
          element('ul', {}, blocking.map(item)),
        ]),
      )
    } else if (blocking.length === 0) closed = ''
    if (listed.length > 0) {
      const count = `${listed.length} ${listed.length === 1 ? 'problem' : 'problems'}`
      root.append(
        element('details', { className: 'list', open: wasOpen }, [
          element('summary', { textContent: count }),
          element('ul', {}, listed.map(item)),
        ]),
      )
    }
    if (!host.isConnected) document.documentElement.append(host)
  }
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
