/** Served as a file, so that the page needs no hash of it. \`--p\` and \`--a\` are the firm's colours. */
export const WIDGET_STYLE = `:root{color-scheme:light;--p:#0f3d5e;--a:#a3480f}
*{box-sizing:border-box}
body{margin:0;background:#fff;color:#1d2b36;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere;hyphens:auto}
main,footer{padding:0 .75rem}main{padding-top:.75rem}
h1{margin:0 0 .75rem;color:var(--p);font-size:1.375rem;line-height:1.25;text-wrap:balance}
h2{margin:0;font-size:1.0625rem;line-height:1.3}
p{margin:.5rem 0}
ul{list-style:none;margin:0;padding:0}
.cards{display:grid;gap:.75rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,15rem),1fr))}
.card{display:flex;flex-direction:column;border:1px solid #d8d2c4;border-radius:.75rem;overflow:hidden}
.card>div{display:flex;flex:1;flex-direction:column;padding:.75rem}
img{display:block;width:100%;height:auto;aspect-ratio:3/2;object-fit:cover;background:#eee8dc}
.top img{aspect-ratio:16/9;border-radius:.75rem}
.facts{margin:.25rem 0 .75rem;color:#4a5864;font-size:.9375rem}
.price{margin-top:auto;font-weight:600}
.go{display:inline-block;min-height:2.75rem;margin-top:.5rem;border:0;border-radius:.5rem;padding:.625rem 1rem;color:#fff;background:var(--p);font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer;hyphens:manual}
a{color:var(--p)}
.facts+.go{margin-top:auto}
.go:hover{text-decoration:underline}
a:focus-visible,button:focus-visible,select:focus-visible{outline:3px solid var(--a);outline-offset:2px}
label{display:block;font-weight:600}
select{width:100%;min-height:2.75rem;margin-top:.25rem;border:1px solid #6b7782;border-radius:.5rem;padding:.5rem;background:#fff;color:inherit;font:inherit}
table{width:100%;margin:.75rem 0;border-collapse:collapse;font-size:.9375rem}
th,td{border-bottom:1px solid #d8d2c4;padding:.5rem .5rem .5rem 0;text-align:left;vertical-align:top}
td{white-space:nowrap}
.amounts{display:flex;flex-wrap:wrap;gap:.5rem}
.amounts li{border:1px solid #d8d2c4;border-radius:.5rem;padding:.375rem .75rem;font-weight:600}
footer{padding-top:.75rem;padding-bottom:.75rem;color:#4a5864;font-size:.875rem}
`;
