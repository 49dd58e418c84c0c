module.exports = { title: 'Old', url: 'https://old.example', baseUrl: '/', presets: [['classic', {}]] }
