import starlight from '@astrojs/starlight'
export default { site: 'https://old.example', integrations: [starlight({ title: 'Old' })] }
