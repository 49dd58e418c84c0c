/** What the plugins of the old site returned when it was imported, by name and ID of the plugin. The import writes the values. */
const globalData: Record<string, Record<string, unknown>> = {}

export default globalData
