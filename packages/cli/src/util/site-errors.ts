import type { Message } from '../model/message.ts'

/** The site cannot be made, and the messages say why. */
export class SiteErrors extends Error {
  /** The site's root, for the excerpts; set by the command. */
  root?: string

  constructor(
    readonly messages: Message[],
    /** 1: the site has errors; 2: its configuration has. */
    readonly exitCode: 1 | 2 = 1,
  ) {
    super(messages.map((m) => m.reason).join('\n'))
    this.name = 'SiteErrors'
  }
}
