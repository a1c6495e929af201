import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import {embeddedSearch, readBuiltIndex} from './tests/search/embeddedEngine';
import {judge, parseQueries, qualityOf, SETS} from './tests/search/quality';
import {serializeIndex} from './src/plugins/search/shared/indexFormat';
const B=process.argv[2]!;
const variants:Record<string,(i:any)=>any>={base:i=>i};
const map=(f:(s:any,p:any)=>any)=>(i:any)=>({...i,pages:i.pages.map((p:any)=>({...p,sections:p.sections.map((s:any)=>f({...s},p))}))});
if(process.argv[3]==='all'){
variants.noTranslated=map(s=>{delete s.translatedHeading;return s});
variants.noTranslatedEntry=map(s=>{if(s.entry)delete s.translatedHeading;return s});
variants.noAliases=i=>({...i,pages:i.pages.map((p:any)=>({...p,aliases:[]}))});
variants.noKeywords=i=>({...i,pages:i.pages.map((p:any)=>({...p,keywords:[]}))});
variants.noSearchWords=map(s=>{delete s.keywords;return s});
variants.noEntryFlag=map(s=>{delete s.entry;return s});
variants.noProblemsWords=map(s=>{if(s.anchor==='problems')delete s.keywords;return s});
variants.noSyn=i=>({...i,synonyms:[]});
}
const row=(n:string,l:string,i:any)=>{const search=embeddedSearch(i);const out=SETS.map(set=>{const qs=parseQueries(fs.readFileSync(path.join('tests/search',`${set}${l}.txt`),'utf8'));return qualityOf(qs.map(q=>judge(q,search(q.query),base[l]!)))});
console.log(l,n.padEnd(20),out.map(o=>o.ndcg.toFixed(4)).join(' '),'nonsense',out.reduce((s,o)=>s+o.nonsenseAnswered,0),'raw',serializeIndex(i).length,'br',(zlib.brotliCompressSync(serializeIndex(i),{params:{[zlib.constants.BROTLI_PARAM_QUALITY]:11,[zlib.constants.BROTLI_PARAM_SIZE_HINT]:serializeIndex(i).length}}).length/1000).toFixed(1))};
const base:Record<string,any>={};
for(const l of ['cs','en']){const built=readBuiltIndex(B,l as any);base[l]=built.base;for(const [n,f] of Object.entries(variants))row(n,l,f(built.index));}
