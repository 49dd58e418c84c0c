import fs from 'node:fs'; import path from 'node:path'
import { parseFence } from './src/content/fence-meta.ts'
import { drawFence } from './src/content/code-blocks.ts'
import { javascriptTwins } from './src/content/samples/javascript-twin.ts'
const walk = (d: string): string[] => fs.readdirSync(d,{withFileTypes:true}).flatMap(e => e.isDirectory()? walk(path.join(d,e.name)) : /\.mdx?$/.test(e.name)?[path.join(d,e.name)]:[])
const fences: any[]=[]; for (const f of walk('/work/main/content')) { const s=fs.readFileSync(f,'utf8'); for (const m of s.matchAll(/^```(\w+)([^\n]*)\n([\s\S]*?)^```\s*$/gm)) fences.push(parseFence({lang:m[1],meta:m[2]!.trim(),value:m[3]!.replace(/\n$/,''),line:1,column:1})) }
const ts = fences.filter(f => f.lang.startsWith('ts'))
for (let r=0;r<3;r++){ const set=ts.slice(0,120); const a=performance.now(); const t=await javascriptTwins(set); console.log('120 fences',(performance.now()-a).toFixed(0)+'ms', t.filter(Boolean).length+' twins') }
const a=performance.now(); const twins=await javascriptTwins(ts); console.log(ts.length,'all',(performance.now()-a).toFixed(0)+'ms')
const from=+(process.argv[2]??0); let n=0
for (let i=from;i<ts.length&&n<+(process.argv[3]??4);i++) if(twins[i]){ n++; console.log('-----',i,ts[i].title,'\n'+ts[i].code+'\n=>', twins[i]!.title,'\n'+twins[i]!.code, JSON.stringify(ts[i].marks), JSON.stringify(twins[i]!.marks)) }
if (process.argv[4]) console.log((await drawFence(ts[from], twins[from])).code)
