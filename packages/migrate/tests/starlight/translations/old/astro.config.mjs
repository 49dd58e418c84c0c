import starlight from '@astrojs/starlight'
export default {
  redirects: { '/de/old': '/de/guide' },
  integrations: [
    starlight({
      title: { en: 'Old', 'pt-BR': 'Antigo', de: 'Alt' },
      defaultLocale: 'en',
      locales: { en: { label: 'English' }, de: { label: 'Deutsch' }, 'pt-br': { label: 'Português', lang: 'pt-BR' } },
      sidebar: [{ label: 'Start', translations: { de: 'Beginn', 'pt-BR': 'Início' }, items: [{ slug: 'guide' }] }],
    }),
  ],
}
