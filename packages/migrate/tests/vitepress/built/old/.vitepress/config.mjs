export default { title: 'Old' }
