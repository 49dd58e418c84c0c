/**
 * Position of the reading line, as a share of the screen's height from the top. The last heading above the line starts the current
 * section.
 */
const readingLine = 0.25
/**
 * Minimum distance of the reading line from the top, in CSS pixels. It is large enough that a heading the reader jumped to is above the
 * line.
 */
const minReadingLine = 120

let track: (() => void) | undefined

/**
 * Marks the current section's link in the table of contents (`aria-current`) and keeps it in view. On narrow screens, shows the section's
 * name in the bar. Also keeps the current page's link in the sidebar in view.
 *
 * @returns A function to call for each new page. It is the same for all calls.
 */
export function trackToc(): () => void {
  track ??= install()
  return track
}

function install(): () => void {
  let links: HTMLAnchorElement[] = []
  let headings: (Element | null)[] = []
  let isPending = false

  function mark(): void {
    isPending = false
    const active = links[activeIndex(headings)]
    for (const link of links) {
      if (link === active) {
        if (link.getAttribute('aria-current') === 'true') continue
        link.setAttribute('aria-current', 'true')
        keepInView(link)
      } else link.removeAttribute('aria-current')
    }
    // Set an attribute instead of text, because React must not find text that it didn't render.
    const bar = document.querySelector('.toc summary')
    if (active) bar?.setAttribute('data-current', active.textContent)
    else bar?.removeAttribute('data-current')
  }

  function schedule(): void {
    if (isPending || links.length === 0) return
    isPending = true
    requestAnimationFrame(mark)
  }

  addEventListener('scroll', schedule, { passive: true })
  addEventListener('resize', schedule, { passive: true })
  addEventListener('keydown', ({ key }) => {
    const bar = key === 'Escape' && openedBar()
    if (!bar) return
    const hadFocus = bar.parentElement!.contains(document.activeElement)
    bar.removeAttribute('open')
    if (hadFocus) bar.querySelector('summary')!.focus()
  })
  // `toggle` doesn't bubble.
  const showCurrent = () => {
    const link = openedBar() && document.querySelector('.toc [aria-current]')
    if (link) keepInView(link)
  }
  document.addEventListener('toggle', showCurrent, true)

  return () => {
    links = [...document.querySelectorAll<HTMLAnchorElement>('.main > .toc a')]
    headings = links.map((link) => document.getElementById(link.getAttribute('href')!.slice(1)))
    schedule()
    const currentPageLink = document.querySelector('.sidebar-nav [aria-current=page]')
    if (currentPageLink) keepInView(currentPageLink)
  }
}

/** Returns the bar for narrow screens if its list is open. */
function openedBar(): Element | null {
  return document.querySelector('.toc > [open]')
}

/**
 * Returns the index of the current section's heading: the last heading above the reading line or, if the page is scrolled to its end, the
 * last heading of the page. Returns -1 if no heading is above the line.
 */
function activeIndex(headings: (Element | null)[]): number {
  const { scrollHeight, clientHeight } = document.documentElement
  if (scrollY > 0 && Math.ceil(scrollY) + clientHeight >= scrollHeight - 1) return headings.length - 1
  const line = Math.max(minReadingLine, clientHeight * readingLine)
  return headings.findLastIndex((heading) => heading !== null && heading.getBoundingClientRect().top <= line)
}

/** Scrolls the list that contains the link until the link is visible. Never scrolls the page. */
function keepInView(link: Element): void {
  for (let box = link.parentElement; box && box !== document.body; box = box.parentElement) {
    if (box.scrollHeight <= box.clientHeight || getComputedStyle(box).overflowY === 'visible') continue
    const inner = link.getBoundingClientRect()
    const outer = box.getBoundingClientRect()
    if (inner.top < outer.top || inner.bottom > outer.bottom) {
      box.scrollTop += inner.top - outer.top - (box.clientHeight - inner.height) / 2
    }
    return
  }
}
