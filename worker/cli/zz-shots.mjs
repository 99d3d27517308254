import { chromium } from 'playwright';
const [,, base, out, ...paths] = process.argv;
const lang = process.env.L || 'en';
const widths = (process.env.W || '412,1440').split(',').map(Number);
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-background-networking'] });
for (const w of widths) {
  const c = await b.newContext({ viewport: { width: w, height: 900 }, deviceScaleFactor: 1, extraHTTPHeaders: {} });
  await c.addCookies([{ name:'i18nextLng', value: lang, url: base }]);
  await c.addInitScript((l) => { localStorage.setItem('i18nextLng', l); localStorage.setItem('cookie-consent', JSON.stringify({essential:true,analytics:false,marketing:false,at:new Date().toISOString()})); }, lang);
  const p = await c.newPage();
  if (process.env.ADMIN) {
    const r = await c.request.post(base + '/api/auth/login', { data: { email: 'admin@example.com', password: process.env.ADMIN }, headers: { Origin: base } });
    if (!r.ok()) console.log('login', r.status(), await r.text());
    await c.addCookies([{ name: 'signed-in', value: '1', url: base }]);
  }
  for (const path of paths) {
    await p.goto(base + path, { waitUntil: 'load' });
    await p.waitForTimeout(2500);
    if (process.env.CLICK) for (const s of process.env.CLICK.split('|')) { await p.locator(s).first().click(); await p.waitForTimeout(1200); }
    const name = `${out}-${path.replace(/\W+/g,'_')}-${w}-${lang}.png`;
    await p.screenshot({ path: name, fullPage: process.env.FULL !== '0' });
    console.log(name, await p.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]));
  }
  await c.close();
}
await b.close();
