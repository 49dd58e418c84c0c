/**
 * The one inline script, in `<head>`: what has to be decided before the first paint, and the one message that has to
 * appear when nothing else is found. The same text on every page of every site, so that a Content-Security-Policy can name
 * its hash. It is written as text because its bytes are its identity: no bundler may touch it.
 *
 * It sets on `<html>`: `data-js`, `data-color-mode` (system, light, dark), `data-theme` (light, dark) and
 * `data-code-language` (ts, js). `data-color-mode`, where it is drawn, is the default of a site which does not follow the
 * system's mode.
 *
 * The banner: on the home page, when the client has not started (`data-started`) and the page lies under another prefix
 * than its own script, the base URL is wrong. Under the right prefix a script that did not come has another cause.
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
