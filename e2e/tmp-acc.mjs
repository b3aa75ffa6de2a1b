import { chromium } from '@playwright/test';
import { launchOptions } from './fixtures/browser.ts';
import fs from 'node:fs';
const b=await chromium.launch(launchOptions); const base='http://localhost:8700';
const [,,w,urls,who='agent',scheme='light']=process.argv;
const state=`/tmp/state-${who}.json`;
const ctx=await b.newContext({viewport:{width:+w,height:+w<500?844:900}, colorScheme: scheme, ...(fs.existsSync(state)?{storageState:state}:{})});
const p=await ctx.newPage();
p.on('console',m=>m.type()==='error'&&console.log(m.text().slice(0,150)));
if(!fs.existsSync(state)){ await p.goto(base+'/'); await p.getByRole('button',{name:'Sign in'}).first().click(); await p.getByRole('dialog').waitFor(); const d=p.getByRole('dialog'); await p.waitForTimeout(800); console.log((await d.innerText()).slice(0,300)); const em=d.getByRole('textbox').first(); await em.fill(`${who}@example.com`); await d.getByLabel('Password',{exact:true}).fill('lintel-demo'); await p.keyboard.press('Enter'); await p.waitForTimeout(3000); await p.getByRole('button',{name:'OK'}).click({timeout:1000}).catch(()=>{}); await ctx.storageState({path:state,indexedDB:true}); }
for(const u of urls.split(',')){ await p.goto(base+u); await p.waitForLoadState('networkidle').catch(()=>{}); await p.waitForTimeout(1200); await p.screenshot({path:`/tmp/shots/a${w}${u.replaceAll(/[^a-z0-9]/gi,'_').slice(0,60)}.png`}); console.log(u, (await p.title()), await p.evaluate(()=>document.documentElement.scrollHeight)); }
await b.close();
