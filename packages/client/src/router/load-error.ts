/** Why a page's data did not come. */
export class LoadError extends Error {
  /** `gone`: the host has no such chunk; `offline`: there is no network; `failed`: anything else. */
  readonly reason: 'gone' | 'offline' | 'failed'

  constructor(reason: LoadError['reason'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'LoadError'
    this.reason = reason
  }
}
