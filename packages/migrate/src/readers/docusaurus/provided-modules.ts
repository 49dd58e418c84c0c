import { fromRoot, isData } from '@docs-engine/cli/internal'
import React, { createElement, type ReactNode } from 'react'
import * as runtime from 'react/jsx-runtime'
import { type Options, textOf, toRecord } from '../../util/values.ts'
import type { ActiveVersion } from './active-version.ts'
import { codeBlockHooks, codeBlockParts } from './code-block-parts.ts'

/** Thrown by a component that can't be rendered ahead of time, because it changes in the browser or shows an unknown part of the theme. */
export class NotStaticComponent extends Error {}

type Props = Record<string, unknown> & { children?: ReactNode }

const changing =
  'useState useReducer useEffect useLayoutEffect useInsertionEffect useSyncExternalStore useTransition useDeferredValue useOptimistic useActionState'

/**
 * The modules that components of a site import from React and Docusaurus, for rendering the components once, while the site is imported.
 * Elements with event handlers and hooks that only make sense in the browser throw.
 *
 * @param themeParts The components of Docusaurus's theme that the import converts.
 * @param active The version of the page that is being converted.
 */
export function providedModules(
  config: Options,
  themeParts: readonly string[],
  active: ActiveVersion,
): Record<string, unknown> {
  const interactive = () => {
    throw new NotStaticComponent('it’s interactive')
  }
  const hooks = Object.fromEntries(changing.split(' ').map((name) => [name, interactive]))
  const checked =
    (create: (...values: never[]) => unknown) =>
    (type: unknown, props: Props | null, ...rest: unknown[]) => {
      const hasHandler = Object.entries(props ?? {}).some(
        ([key, value]) => /^on[A-Z]/.test(key) && typeof value === 'function',
      )
      if (typeof type === 'string' && hasHandler) interactive()
      return create(...([type, props, ...rest] as never[]))
    }
  const react = { ...React, ...hooks, createElement: checked(createElement as never) }
  const context = {
    siteConfig: config,
    i18n: { currentLocale: textOf(toRecord(config.i18n).defaultLocale) ?? 'en' },
  }
  return {
    react: main(react, react),
    'react/jsx-runtime': { ...runtime, jsx: checked(runtime.jsx as never), jsxs: checked(runtime.jsxs as never) },
    clsx: main(classNames, { clsx: classNames }),
    classnames: main(classNames),
    '@docusaurus/Link': main(Link),
    '@docusaurus/useBaseUrl': main(fromRoot, { useBaseUrlUtils: () => ({ withBaseUrl: fromRoot }) }),
    '@docusaurus/useIsBrowser': main(interactive),
    '@docusaurus/BrowserOnly': main(interactive),
    '@docusaurus/ExecutionEnvironment': main({ canUseDOM: false }),
    '@docusaurus/Head': main(() => null),
    '@docusaurus/useDocusaurusContext': main(() => context),
    '@docusaurus/Translate': main(Translate, { translate }),
    '@docusaurus/theme-common': main(undefined, { useThemeConfig: () => toRecord(config.themeConfig) }),
    '@docusaurus/theme-common/internal': main(undefined, codeBlockHooks),
    '@docusaurus/plugin-content-docs/client': main(undefined, { useActiveVersion: () => active.version }),
    ...codeBlockParts,
    '@theme/Heading': main(Heading),
    '@theme/MDXComponents/A': main(Link),
    ...Object.fromEntries(
      themeParts.flatMap((name) => {
        const part = main((props: Props) => themePart(name, props))
        return [
          [`@theme/${name}`, part],
          [`@theme-original/${name}`, part],
        ]
      }),
    ),
  }
}

const Link = ({ to, href, isNavLink: _, autoAddBaseUrl: __, activeClassName: ___, ...props }: Props) =>
  createElement('a', { href: (to ?? href) as string, ...props })
const translate = ({ message, id }: { message?: string; id?: string }) => message ?? id ?? ''
const Translate = ({ children, id }: Props) => (children ?? id ?? '') as ReactNode
const Heading = ({ as = 'h2', ...props }: Props) => createElement(as as string, props)

function classNames(...values: unknown[]): string {
  return values
    .flat(Number.POSITIVE_INFINITY)
    .flatMap((value) =>
      value && typeof value === 'object' ? Object.keys(value).filter((key) => toRecord(value)[key]) : value,
    )
    .filter((value) => value && value !== true)
    .join(' ')
}

function main(value: unknown, named: object = {}): object {
  return { __esModule: true, default: value, ...named }
}

/** Renders an element that the import replaces by a component that it knows. */
function themePart(name: string, { children, ...props }: Props): ReactNode {
  if (!isData(props)) throw new NotStaticComponent(`it passes elements to \`${name}\``)
  return createElement('docs-theme', { 'data-name': name, 'data-props': JSON.stringify(props) }, children)
}
