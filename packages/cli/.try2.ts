import fs from 'node:fs'; import path from 'node:path'
import { unified } from 'unified'; import remarkParse from 'remark-parse'; import remarkGfm from 'remark-gfm'; import remarkDirective from 'remark-directive'; import { visit } from 'unist-util-visit'
import { parseFence } from './src/content/fence-meta.ts'
import { checkSamples } from './src/content/samples.ts'
const root=process.argv[2]!
const walk = (d: string): string[] => fs.readdirSync(d,{withFileTypes:true}).flatMap(e => e.isDirectory()? walk(path.join(d,e.name)) : /\.mdx?$/.test(e.name)?[path.join(d,e.name)]:[])
const pages=walk(root+'/content').sort().map(f=>{ const s=fs.readFileSync(f,'utf8'); const fences: any[]=[]; visit(unified().use(remarkParse).use(remarkGfm).use(remarkDirective).parse(s),'code',(n:any)=>{const st=n.position.start;fences.push(parseFence({lang:n.lang,meta:n.meta,value:n.value,line:st.line,column:st.column,opening:s.split('\n')[st.line-1]!.slice(st.column-1)}))}); return {source:path.relative(root,f),fences:fences.filter(f=>f.files.length>0||f.lang==='output')} })
const noRun=process.argv.includes('--no-run'); if(noRun) for(const p of pages) for(const f of p.fences) f.run=false
const limit=+(process.argv.find(a=>a.startsWith('--max='))?.slice(6)??1e9); let n=0; const use=pages.filter(p=>{ if(n>=limit) return false; n+=p.fences.filter((f:any)=>f.lang.startsWith('ts')).length; return true})
for (let i=0;i<(process.argv.includes('--twice')?2:1);i++){
const a=performance.now()
const r=await checkSamples(use,{root,types:process.argv.includes('--types'),cacheDir:process.argv.includes('--cache')?'/tmp/bench/cache':undefined,links:{createSlice:'/api/createSlice'}})
console.log(n,'samples',r.checked,'checked',r.skipped.length,'skipped',r.messages.length,'messages',(performance.now()-a).toFixed(0)+'ms', JSON.stringify(r.types).length)
if(i===0&&!process.argv.includes('-q')) for(const m of r.messages) console.log(`${m.file}:${m.line}:${m.column}-${m.endColumn} ${m.reason} ${m.ruleId}\n    ${m.note?.slice(0,300).replace(/\n/g,'\n    ')??''}`)
if(process.argv.includes('--show')) console.log(JSON.stringify(Object.values(r.types)[0],null,0).slice(0,3000))
}
