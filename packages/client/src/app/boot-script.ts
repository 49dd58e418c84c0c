/**
 * The document's only inline script, placed in `<head>`. It sets everything that must be known before the first paint. The text is
 * identical on every page of every site except home pages (see `homeBootScript`), so a Content-Security-Policy can allow it by hash. It is
 * a string because bundling it would change its bytes and therefore its hash.
 *
 * It sets these attributes on `<html>`: `data-js`, `data-color-mode` (system, light, dark), `data-theme` (light, dark),
 * `data-code-language` (ts, js), `data-closed` (the ID of the announcement that the reader closed last), and `data-mac` (on Apple's
 * platforms). If the HTML already has `data-color-mode`, because the site ignores the system's preference, the existing value is the
 * default.
 *
 * It preloads the fonts whose URLs are in `data-fonts`. For readers who enabled data saver or are on a 2G connection, it sets
 * `data-save-data` instead, so that the styles don't use the fonts. A `<link>` in the HTML would load the fonts for these readers too.
 */
export const bootScript = `(()=>{
let e=document.documentElement,d=e.dataset,r=k=>{try{return localStorage.getItem(k)}catch{}},m=r('theme'),o=navigator.connection||{};
m=m==='light'||m==='dark'?m:d.colorMode||'system';
d.js='';
d.colorMode=m;
d.theme=m!=='system'?m:matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light';
d.codeLanguage=r('docs-code-language')==='js'?'js':'ts';
d.closed=r('docs-closed')||'';
if(/Mac|iP/.test(navigator.platform))d.mac='';
if(o.saveData||/2g/.test(o.effectiveType)||matchMedia('(prefers-reduced-data:reduce)').matches)d.saveData='';
else if(d.fonts)for(let f of d.fonts.split(' '))document.head.append(Object.assign(document.createElement('link'),{rel:'preload',as:'font',crossOrigin:'',href:f}))
})()`

/**
 * The inline script of a home page: `bootScript`, and the message about a wrong base URL. The Content-Security-Policy allows it by a
 * separate hash.
 *
 * It shows a banner if the client hasn't started (`data-started`) and the page is served under a different prefix than its own script,
 * which means that the base URL is wrong. The banner is the one message that must appear even if no other file loads. If the prefixes
 * match, the client failed to start for another reason, so the script shows no banner.
 */
export const homeBootScript = `${bootScript};
addEventListener('load',()=>{
let c=document.querySelector('script[type=module][src*="assets/entry"]');
if('started'in document.documentElement.dataset||!c)return;
let b=c.getAttribute('src').replace(/assets\\/entry.*/,''),a=location.pathname.replace(/(index\\.html)?$/,'').replace(/\\/*$/,'/'),n=document.createElement('p');
if(a===b)return;
n.id='base-url-banner';
n.setAttribute('role','alert');
n.style.cssText='position:relative;padding:1em;border:4px solid #d33;color:#000;background:#fff';
n.append('The styles and scripts of this site couldn\\u2019t be loaded. The site was built for the base URL \\u201c'+b+'\\u201d, but is served at \\u201c'+a+"\\u201d. In site.config.ts, set baseUrl: '"+a+"'");
document.body.prepend(n)
})`
