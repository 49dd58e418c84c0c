/** Share of the screen, from its top, within which a heading begins the section being read. */
const readingLine = 0.25
/** The least distance of that line from the top, in CSS pixels: a heading that was jumped to stands above it. */
const leastLine = 120

/**
 * Marks the entry of the section being read (`aria-current`) and scrolls the list with it; keeps the page's own entry in
 * the sidebar in view.
 *
 * @returns To be called for each new page.
 */
export function trackToc(): () => void {
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
  }

  function schedule(): void {
    if (isPending || links.length === 0) return
    isPending = true
    requestAnimationFrame(mark)
  }

  addEventListener('scroll', schedule, { passive: true })
  addEventListener('resize', schedule, { passive: true })

  return () => {
    links = [...document.querySelectorAll<HTMLAnchorElement>('nav[aria-label="On this page"] a')]
    headings = links.map((link) => document.getElementById(link.getAttribute('href')!.slice(1)))
    schedule()
    const ofPage = document.querySelector('.sidebar-nav [aria-current=page]')
    if (ofPage) keepInView(ofPage)
  }
}

/** The last heading above the reading line; at the end of the page the last one. -1 above the first. */
function activeIndex(headings: (Element | null)[]): number {
  const { scrollHeight, clientHeight } = document.documentElement
  if (scrollY > 0 && Math.ceil(scrollY) + clientHeight >= scrollHeight - 1) return headings.length - 1
  const line = Math.max(leastLine, clientHeight * readingLine)
  return headings.findLastIndex((heading) => heading !== null && heading.getBoundingClientRect().top <= line)
}

/** Scrolls the list, never the page. */
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
