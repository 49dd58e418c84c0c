module.exports = {
  title: 'Old',
  url: 'https://old.example',
  baseUrl: '/',
  i18n: { defaultLocale: 'en', locales: ['en', 'de'], localeConfigs: { de: { label: 'Deutsch' } } },
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: {} }]],
  themeConfig: { navbar: { items: [{ label: 'Docs', to: '/' }] } },
}
