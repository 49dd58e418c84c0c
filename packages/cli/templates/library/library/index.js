export async function retry(work, { attempts = 3, delay = 200, shouldRetry = () => true } = {}) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt >= attempts || !shouldRetry(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, delay * 2 ** (attempt - 1)))
    }
  }
}
