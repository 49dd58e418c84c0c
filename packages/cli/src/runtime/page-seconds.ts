/** The value of the environment variable `DOCS_PAGE_SECONDS`. It applies to all threads of the process. */
export const givenPageSeconds = Number(process.env.DOCS_PAGE_SECONDS) || undefined
