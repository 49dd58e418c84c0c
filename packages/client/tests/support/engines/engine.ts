import { existsSync } from 'node:fs'

export type EngineName = 'chromium' | 'firefox' | 'webkit'

/** The browser engine of this test project. */
export const engine = (process.env.DOCS_TEST_ENGINE ?? 'chromium') as EngineName

export const firefoxPath = '/usr/bin/firefox-esr'
export const webkitDriverPath = '/usr/bin/WebKitWebDriver'
export const miniBrowserPath = ['x86_64', 'aarch64']
  .flatMap((arch) => ['4.1', '4.0'].map((version) => `/usr/lib/${arch}-linux-gnu/webkit2gtk-${version}/MiniBrowser`))
  .find((path) => existsSync(path))

/**
 * Whether to run tests whose result is the same in all engines, such as tests of the HTML or of data in the client. Firefox and WebKit run
 * them with `DOCS_TEST_ALL=1`.
 */
export const runsSharedTests = engine === 'chromium' || Boolean(process.env.DOCS_TEST_ALL)

/** What the engine, or the protocol that controls it, can do. A test that needs more than all engines have in common asks here. */
export const can = {
  /** Other media features than the ones the browser was started with, such as the color scheme. */
  emulateMedia: engine === 'chromium',
  /** A touch screen, a phone’s viewport. */
  emulateTouch: engine === 'chromium',
  disableJavaScript: engine === 'chromium',
  /** A script in a page that is still loading. WebKit's driver waits for the page. */
  runInLoadingPages: engine !== 'webkit',
  /** Shift+Tab, which WebKit's driver sends as another key. */
  pressShiftTab: engine !== 'webkit',
  /**
   * Going back to another document. Playwright sometimes waits for Firefox forever, and WebKit skips entries of the history that a script
   * added without a click.
   */
  goBackToDocument: engine === 'chromium',
  goOffline: engine !== 'webkit',
  /** Watching and changing requests from the test. */
  interceptRequests: engine === 'chromium',
  /** Opening a link in a new window by holding a key, or with the middle button. */
  openWindows: engine !== 'webkit',
  /** `requestIdleCallback` */
  waitForIdle: engine !== 'webkit',
  /** The Layout Instability API */
  measureLayoutShift: engine === 'chromium',
  /** Chromium's protocol for everything that has no other interface. */
  useDevTools: engine === 'chromium',
  /** Windows as narrow as a phone. MiniBrowser's toolbar keeps its windows at least 447 pixels wide. */
  openNarrowWindows: engine !== 'webkit',
}
