import * as z from 'zod'

/** The directives of a Content Security Policy. */
export const policyDirectives = [
  'base-uri',
  'child-src',
  'connect-src',
  'default-src',
  'fenced-frame-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'report-to',
  'report-uri',
  'require-trusted-types-for',
  'sandbox',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'trusted-types',
  'upgrade-insecure-requests',
  'worker-src',
] as const

/** Matches a keyword, nonce, or hash without its quotes, which browsers would read as the name of a host. */
const withoutQuotes =
  /^(?:self|none|strict-dynamic|report-sample|inline-speculation-rules|unsafe-(?:inline|eval|hashes)|(?:wasm|trusted-types)-(?:unsafe-)?eval|(?:nonce|sha256|sha384|sha512)-.*)$/i

export const policySource = z.string().refine((source) => !withoutQuotes.test(source), {
  error: ({ input }) => `single quotes inside the string: \`"'${input}'"\``,
})
