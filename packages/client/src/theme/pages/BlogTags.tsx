/** The tags of the blog. `count` is the number of posts. */
export function BlogTags({ tags }: { tags: { label: string; href: string; count: number }[] }) {
  return (
    <ul>
      {tags.map(({ label, href, count }) => (
        <li key={href}>
          <a href={href}>{label}</a>
          {` (${count})`}
        </li>
      ))}
    </ul>
  )
}
