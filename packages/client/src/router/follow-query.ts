/**
 * Follows a query to an element of the page. For example, if a heading has the attribute `query=code:error-`, the URL `?code=12` leads to the
 * element with the ID `error-12`. Does nothing if the URL has the hash of anything but that heading, or if the element doesn't exist.
 */
export function followQuery(): void {
  for (const mark of document.querySelectorAll<HTMLElement>('main [data-query]')) {
    const { hash, search } = location
    const [name, prefix] = mark.dataset.query!.split(':')
    const value = new URLSearchParams(search).get(name!)
    const id = `${prefix}${value}`
    const isOther = hash && hash !== `#${mark.closest('[id]')?.id}`
    // Let the browser navigate, so that the element matches `:target`.
    if (value && !isOther && document.getElementById(id)) location.replace(`#${encodeURIComponent(id)}`)
  }
}
