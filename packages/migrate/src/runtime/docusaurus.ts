import Admonition from './docusaurus/Admonition.tsx?raw'
import BrowserOnly from './docusaurus/BrowserOnly.tsx?raw'
import CodeBlock from './docusaurus/CodeBlock.tsx?raw'
import clsx from './docusaurus/clsx.ts?raw'
import Details from './docusaurus/Details.tsx?raw'
import ExecutionEnvironment from './docusaurus/ExecutionEnvironment.ts?raw'
import Head from './docusaurus/Head.tsx?raw'
import Heading from './docusaurus/Heading.tsx?raw'
import isInternalUrl from './docusaurus/isInternalUrl.ts?raw'
import Layout from './docusaurus/Layout.tsx?raw'
import Link from './docusaurus/Link.tsx?raw'
import pageStyles from './docusaurus/page.css?raw'
import router from './docusaurus/router.ts?raw'
import siteConfig from './docusaurus/siteConfig.ts?raw'
import TabItem from './docusaurus/TabItem.tsx?raw'
import tabStyles from './docusaurus/Tabs.css?raw'
import Tabs from './docusaurus/Tabs.tsx?raw'
import imageStyles from './docusaurus/ThemedImage.css?raw'
import ThemedImage from './docusaurus/ThemedImage.tsx?raw'
import Translate from './docusaurus/Translate.tsx?raw'
import themeCommon from './docusaurus/theme-common.tsx?raw'
import themeCommonInternal from './docusaurus/theme-common-internal.ts?raw'
import useBaseUrl from './docusaurus/useBaseUrl.ts?raw'
import useBrokenLinks from './docusaurus/useBrokenLinks.ts?raw'
import useDocusaurusContext from './docusaurus/useDocusaurusContext.ts?raw'
import useIsBrowser from './docusaurus/useIsBrowser.ts?raw'
import variables from './docusaurus/variables.css?raw'
import withBase from './docusaurus/withBase.ts?raw'

/** Files that replace parts of Docusaurus, by name. */
export const runtimeFiles: Readonly<Record<string, string>> = {
  'Admonition.tsx': Admonition,
  'BrowserOnly.tsx': BrowserOnly,
  'CodeBlock.tsx': CodeBlock,
  'Details.tsx': Details,
  'ExecutionEnvironment.ts': ExecutionEnvironment,
  'Head.tsx': Head,
  'Heading.tsx': Heading,
  'Layout.tsx': Layout,
  'Link.tsx': Link,
  'TabItem.tsx': TabItem,
  'Tabs.css': tabStyles,
  'Tabs.tsx': Tabs,
  'ThemedImage.css': imageStyles,
  'ThemedImage.tsx': ThemedImage,
  'Translate.tsx': Translate,
  'clsx.ts': clsx,
  'isInternalUrl.ts': isInternalUrl,
  'page.css': pageStyles,
  'router.ts': router,
  'siteConfig.ts': siteConfig,
  'theme-common-internal.ts': themeCommonInternal,
  'theme-common.tsx': themeCommon,
  'useBaseUrl.ts': useBaseUrl,
  'useBrokenLinks.ts': useBrokenLinks,
  'useDocusaurusContext.ts': useDocusaurusContext,
  'useIsBrowser.ts': useIsBrowser,
  'variables.css': variables,
  'withBase.ts': withBase,
}

/** The file that replaces a module, by specifier. */
export const replacements: Readonly<Record<string, string>> = {
  '@docusaurus/BrowserOnly': 'BrowserOnly.tsx',
  '@docusaurus/ExecutionEnvironment': 'ExecutionEnvironment.ts',
  '@docusaurus/Head': 'Head.tsx',
  '@docusaurus/Link': 'Link.tsx',
  '@docusaurus/Translate': 'Translate.tsx',
  '@docusaurus/isInternalUrl': 'isInternalUrl.ts',
  '@docusaurus/router': 'router.ts',
  '@docusaurus/theme-common': 'theme-common.tsx',
  '@docusaurus/theme-common/internal': 'theme-common-internal.ts',
  '@docusaurus/useBaseUrl': 'useBaseUrl.ts',
  '@docusaurus/useBrokenLinks': 'useBrokenLinks.ts',
  '@docusaurus/useDocusaurusContext': 'useDocusaurusContext.ts',
  '@docusaurus/useIsBrowser': 'useIsBrowser.ts',
  '@generated/docusaurus.config': 'siteConfig.ts',
  '@theme/Admonition': 'Admonition.tsx',
  '@theme/CodeBlock': 'CodeBlock.tsx',
  '@theme/Details': 'Details.tsx',
  '@theme/Heading': 'Heading.tsx',
  '@theme/Layout': 'Layout.tsx',
  '@theme/MDXComponents/A': 'Link.tsx',
  '@theme/TabItem': 'TabItem.tsx',
  '@theme/Tabs': 'Tabs.tsx',
  '@theme/ThemedImage': 'ThemedImage.tsx',
  // Almost every site of Docusaurus uses one of them, and few list it in `package.json`.
  classnames: 'clsx.ts',
  clsx: 'clsx.ts',
}
