import type { Message } from '../model/message.ts'

/** Thrown if the site can't be built. The messages contain the reasons. */
export class SiteErrors extends Error {
  /** The site's root folder, for source excerpts. Set by the command. */
  root?: string

  constructor(
    readonly messages: Message[],
    /** 1 for an error in the site, 2 for an error in its configuration. */
    readonly exitCode: 1 | 2 = 1,
  ) {
    super(messages.map((m) => m.reason).join('\n'))
    this.name = 'SiteErrors'
  }
}
