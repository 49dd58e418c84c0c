// Replaces `@docusaurus/useBrokenLinks`. The build finds links and anchors in the rendered page.
export default function useBrokenLinks() {
  return { collectAnchor(_anchor: string) {}, collectLink(_link: string) {} }
}
