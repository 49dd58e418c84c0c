/** The error for a page whose route data couldn't be loaded. */
export class LoadError extends Error {
  /** `gone`: the host doesn't have this file. `offline`: there is no network. `failed`: any other reason. */
  readonly reason: 'gone' | 'offline' | 'failed'

  constructor(reason: LoadError['reason'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'LoadError'
    this.reason = reason
  }
}
