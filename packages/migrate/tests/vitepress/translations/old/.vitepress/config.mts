export default {
  title: 'Old',
  description: 'A site',
  locales: {
    root: { label: 'English', lang: 'en' },
    de: {
      label: 'Deutsch',
      description: 'Eine Website',
      themeConfig: {
        nav: [{ text: 'Anleitung', link: '/de/guide/' }],
        sidebar: { '/de/': [{ text: 'Erste Schritte', items: [{ text: 'Anleitung lesen', link: '/de/guide/' }] }] },
      },
    },
    fr: { label: 'Français', link: 'https://fr.example.com' },
  },
  themeConfig: {
    nav: [{ text: 'Guide', link: '/guide/' }],
    sidebar: { '/': [{ text: 'Basics', items: [{ text: 'Read the guide', link: '/guide/' }, { text: 'API', link: '/api' }] }] },
  },
}
