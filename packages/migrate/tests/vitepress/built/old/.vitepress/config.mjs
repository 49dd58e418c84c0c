export default {
  title: 'Old',
  themeConfig: { sidebar: [{ text: 'More', base: '/more', items: [{ text: 'One', link: '/one.md' }] }] },
}
