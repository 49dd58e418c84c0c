import type { Tabs } from './tabs.ts'

/** Creates asynchronous versions of the `Tabs` methods. They load the code for tabs when it is first needed. */
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
