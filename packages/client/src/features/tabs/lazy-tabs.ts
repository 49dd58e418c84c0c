import type { Tabs } from './tabs.ts'

/** Loads the code for tabs when the first text that contains tabs is added. */
export function createLazyTabs(): { [name in keyof Tabs]: (...args: Parameters<Tabs[name]>) => Promise<void> } {
  let tabs: Promise<Tabs> | undefined
  const load = () => {
    tabs ??= import('./tabs.ts').then(({ startTabs }) => startTabs())
    return tabs
  }
  return {
    async apply(root) {
      if (root.querySelector('.tabs')) (await load()).apply(root)
    },
    async show(panel) {
      ;(await load()).show(panel)
    },
  }
}
