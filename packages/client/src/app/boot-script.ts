/**
 * The only inline script of a document, placed in `<head>`. It sets everything that must be known before the first paint, and shows the one
 * message that must appear even if no other file loads. The text is identical on every page of every site, so a Content-Security-Policy can
 * allow it by hash. It is a string because bundling it would change its bytes and therefore its hash.
 *
 * It sets these attributes on `<html>`: `data-js`, `data-color-mode` (system, light, dark), `data-theme` (light, dark), and
 * `data-code-language` (ts, js). If the HTML already has `data-color-mode`, because the site ignores the system's preference, the existing
 * value is the default.
 *
 * The message is a banner on the home page. It appears if the client hasn't started (`data-started`) and the page is served under a
 * different prefix than its own script, which means that the base URL is wrong. If the prefixes match, there is no banner, because the
 * script failed to load for another reason.
 */
export const bootScript = `(()=>{
let e=document.documentElement,d=e.dataset,r=k=>{try{return localStorage.getItem(k)}catch{}},m=r('theme');
m=m==='light'||m==='dark'?m:d.colorMode||'system';
d.js='';
d.colorMode=m;
d.theme=m!=='system'?m:matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light';
d.codeLanguage=r('docs-code-language')==='js'?'js':'ts';
addEventListener('load',()=>{
let q=x=>document.querySelector(x),p=q('script[data-docs-page]'),c=q('script[type=module][src*="assets/entry"]');
if('started'in d||!p||!c||JSON.parse(p.textContent).path!=='/')return;
let b=c.getAttribute('src').replace(/assets\\/entry.*/,''),a=location.pathname.replace(/(index\\.html)?$/,'').replace(/\\/*$/,'/'),n=document.createElement('p');
if(a===b)return;
n.id='base-url-banner';
n.setAttribute('role','alert');
n.style.cssText='position:relative;padding:1em;border:4px solid #d33;color:#000;background:#fff';
n.append('This site did not load its styles and scripts. Its base URL is configured as \\u201c'+b+'\\u201d, but it is served under \\u201c'+a+"\\u201d. In site.config.ts write baseUrl: '"+a+"'");
document.body.prepend(n)
})
})()`
