const base='http://localhost:8861';
const r = await fetch(base + '/api/auth/login', { method:'POST', body: JSON.stringify({ email: 'admin@example.com', password: 'pagespass-2026-x' }), headers: { Origin: base, 'Content-Type':'application/json' } });
const cookie = r.headers.getSetCookie().map(x=>x.split(';')[0]).join('; ');
const h={cookie, Origin: base, 'Content-Type':'application/json'};
const d = await (await fetch(base+'/api/admin/settings/sections/home',{headers:h})).json();
const t=Date.now();
const a = await fetch(base+'/api/admin/settings/sections/home/preview',{method:'POST',headers:h,body:JSON.stringify({sections:d.sections,texts:d.texts,language:'ca'})});
const x=await a.text(); console.log(a.status, Date.now()-t, x.length, x.slice(0,400));
