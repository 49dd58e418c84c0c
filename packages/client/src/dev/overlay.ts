import type { Problem } from './live-state.ts'

/**
 * Creates the error overlay. A panel with blocking problems covers the bottom of the page, and ends with a list of the other problems.
 * Without blocking problems, or when the reader has closed the panel, all problems are listed in a corner. The overlay uses a shadow root,
 * so that it is unaffected by the site's styles and isn't part of the page's text.
 *
 * @returns A function that replaces the problems in the overlay with the given ones.
 */
export function createOverlay(): (problems: Problem[]) => void {
  const host = document.createElement('docs-dev')
  const root = host.attachShadow({ mode: 'open' })
  const styles = new CSSStyleSheet()
  styles.replaceSync(overlayStyles)
  root.adoptedStyleSheets = [styles]
  let closed = ''

  function item(problem: Problem): HTMLElement {
    const { severity, text, note, file, line, column, excerpt, rule } = problem
    const place = file && [file, line, column].filter((part) => part !== undefined).join(':')
    return element('li', { className: severity }, [
      element('p', { className: 'text' }, [text, element('span', { className: 'rule', textContent: rule })]),
      place && element('p', { className: 'place', textContent: place }),
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

/** Styles for the overlay's shadow root. */
const overlayStyles = `
:host { all: initial; direction: ltr }
* { box-sizing: border-box }
ul { list-style: none; margin: 0; padding: 0; display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.25em; overflow-wrap: anywhere }
p { margin: 0 }
.overlay, .list { position: fixed; z-index: 2147483647; font: 14px/1.5 system-ui, sans-serif; color: #f3f3f5; background: #1c1c22; box-shadow: 0 8px 40px #0008 }
.overlay { inset: auto 0 0 0; max-height: 75vh; overflow: auto; padding: 1.5em 4em 1.5em 2em; border-top: 4px solid #e5484d }
.list { bottom: 12px; left: 12px; max-width: min(640px, calc(100vw - 24px)); max-height: 60vh; overflow: auto; border-radius: 8px; border-left: 4px solid #f5a524 }
summary { cursor: pointer }
.list summary { padding: .4em .9em }
.list ul { padding: .25em .9em .9em }
.others { margin-top: 1.25em }
.others ul { padding-top: .75em }
.text { font-weight: 600 }
.rule { font-weight: 400; opacity: .65; margin-left: .75em }
.error .text { color: #ff8a8d }
.warning .text { color: #ffc463 }
.note { white-space: pre-wrap }
pre { margin: .5em 0; padding: .75em; overflow: auto; background: #0d0d11; border-radius: 6px; font: 13px/1.5 ui-monospace, monospace }
.place { font-family: ui-monospace, monospace; color: #9ecbff }
.close:focus-visible, summary:focus-visible { outline: 2px solid #9ecbff; outline-offset: 2px }
.close { all: unset; cursor: pointer; position: absolute; top: .5em; right: .8em; font-size: 1.6em; line-height: 1 }
`
