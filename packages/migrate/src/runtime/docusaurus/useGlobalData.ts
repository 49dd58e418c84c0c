// Replaces `@docusaurus/useGlobalData`.
import data from './globalData.ts'

export default function useGlobalData() {
  return data
}

export function useAllPluginInstancesData(plugin: string) {
  return data[plugin]
}

export function usePluginData(plugin: string, id = 'default') {
  if (!data[plugin]) throw new Error(`the data of the plugin ${plugin} couldn’t be loaded`)
  return data[plugin][id]
}
