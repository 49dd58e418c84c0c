import { existsSync } from 'node:fs'

export type EngineName = 'chromium' | 'firefox' | 'webkit'

/** The browser engine of this test project. */
export const engine = (process.env.DOCS_TEST_ENGINE ?? 'chromium') as EngineName

export const firefoxPath = '/usr/bin/firefox-esr'
export const webkitDriverPath = '/usr/bin/WebKitWebDriver'
const miniBrowserPaths = ['4.1', '4.0', '6.0'].flatMap((version) =>
  ['x86_64', 'aarch64'].map((arch) =>
    version === '6.0'
      ? `/usr/lib/${arch}-linux-gnu/webkitgtk-${version}/MiniBrowser`
      : `/usr/lib/${arch}-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
  ),
)
export const miniBrowserPath = miniBrowserPaths.find((path) => existsSync(path))

/** The Debian packages that an engine needs, and whether they are installed. */
export const installations = {
  firefox: { packages: ['firefox-esr'], isInstalled: existsSync(firefoxPath) },
  webkit: {
    packages: ['webkit2gtk-driver', 'xvfb'],
    isInstalled: existsSync(webkitDriverPath) && existsSync('/usr/bin/Xvfb') && miniBrowserPath !== undefined,
  },
}

/** What the engine, or the protocol that controls it, can do. A test that needs more than all engines have in common asks here. */
export const can = {
  /** Other media features than the ones the browser was started with, such as the color scheme. */
  emulateMedia: engine === 'chromium',
  /** A touch screen, a phone’s viewport. */
  emulateTouch: engine === 'chromium',
  disableJavaScript: engine === 'chromium',
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
