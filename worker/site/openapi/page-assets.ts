/** For `/api/docs` only; both are inline and permitted by their hashes. */
export const CSS = `:root{color-scheme:light dark;--ink:light-dark(#1c2b33,#e6edf0);--soft:light-dark(#52636c,#a5b4bb);--line:light-dark(#d5dde0,#34444c);--paper:light-dark(#fff,#10181c);--panel:light-dark(#f4f7f8,#182328);--sea:light-dark(#0b5c72,#7fd0e4)}
*{box-sizing:border-box}html{scroll-padding-top:1rem}
body{margin:0 auto;max-width:76rem;padding:1.5rem 1rem 4rem;background:var(--paper);color:var(--ink);font:1rem/1.55 system-ui,sans-serif;display:grid;gap:1rem 2rem;grid-template-columns:minmax(0,1fr)}
h1{margin:0;font-size:1.9rem}h2{margin:2.2rem 0 .6rem;font-size:1.25rem;text-transform:capitalize}h4{margin:1rem 0 .3rem;font-size:.95rem}
a{color:var(--sea)}small,nav a{color:var(--soft)}code,pre{font-family:ui-monospace,monospace;font-size:.9em;overflow-wrap:anywhere}
pre{padding:.8rem 1rem;overflow-x:auto;background:var(--panel);border:1px solid var(--line);border-radius:.4rem;line-height:1.45}
nav ul{display:flex;flex-wrap:wrap;gap:.2rem .9rem;margin:0;padding:0;list-style:none}
label{display:block;margin-top:1rem;font-weight:600}input{width:100%;padding:.55rem .7rem;font:inherit;color:inherit;background:var(--panel);border:1px solid var(--soft);border-radius:.4rem}
details{border-bottom:1px solid var(--line)}details>div{padding:0 0 1rem 1.1rem}summary{padding:.5rem 0;cursor:pointer}summary span{color:var(--soft)}
summary b{display:inline-block;min-width:4.2rem;font-size:.8rem;letter-spacing:.04em;color:var(--sea)}summary b.delete{color:light-dark(#a02c1d,#ff9c8d)}
:focus-visible{outline:2px solid var(--sea);outline-offset:2px}
dl{margin:.3rem 0}dl>div{display:grid;grid-template-columns:minmax(7rem,16rem) 1fr;gap:.2rem 1rem;padding:.2rem 0;border-top:1px solid var(--line)}dt,dd{margin:0}
@media(max-width:40rem){dl>div{grid-template-columns:1fr}}
@media(min-width:64rem){body{grid-template-columns:13rem minmax(0,1fr)}header{grid-column:1/-1}nav{position:sticky;top:1rem;align-self:start;max-height:calc(100vh - 2rem);overflow:auto}nav ul{display:block}}
@media print{nav,label,input{display:none}}`;

export const SCRIPT = `const find=document.getElementById('find');
const show=()=>{const words=find.value.toLowerCase().split(' ').filter(Boolean);
for(const one of document.querySelectorAll('[data-find]'))one.hidden=!words.every(word=>one.dataset.find.includes(word));
for(const one of document.querySelectorAll('main>section'))one.hidden=words.length>0&&!one.querySelector('[data-find]:not([hidden])')};
const open=()=>{const one=document.getElementById(decodeURIComponent(location.hash.slice(1)));
if(one&&one.tagName==='DETAILS'){one.hidden=false;one.open=true;one.scrollIntoView()}};
find.addEventListener('input',show);addEventListener('hashchange',open);show();open();`;
