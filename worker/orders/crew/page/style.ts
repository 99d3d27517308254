/** Plain and small: the page is read on a cheap phone in the sun. */
export const STYLE = `*{box-sizing:border-box}html{color-scheme:light;-webkit-text-size-adjust:100%}
body{margin:0;font:1.0625rem/1.45 system-ui,sans-serif;color:#10242f;background:#f6f1e7;overflow-wrap:anywhere}
a{color:#0b4a5c}.map{display:inline-block;padding:.375rem .5rem;margin:-.375rem -.5rem}h1,h2,h3,h4,p,ul{margin:0}ul{padding:0;list-style:none}
.top{background:#0b2a42;color:#fff;padding:.75rem 1rem}.top div{max-width:44rem;margin:0 auto}.top h1{font-size:1.25rem}
.top p{font-size:.9375rem}#net{background:#ffd24a;color:#10242f;font-weight:600;padding:.5rem 1rem;position:sticky;top:0;z-index:1;text-align:center}
#net[hidden]{display:none}main,#conflicts{max-width:44rem;margin:0 auto;padding:0 .75rem}main{padding-bottom:1rem}#push{max-width:44rem;margin:0 auto;padding:0 .75rem 3rem}
#conflicts li,.note{background:#fff;border-left:.375rem solid #b3261e;border-radius:.5rem;padding:.75rem;margin-top:.75rem}
h2{font-size:1.125rem;margin:1.5rem 0 .5rem}h2::first-letter{text-transform:uppercase}
.job{background:#fff;border-radius:.75rem;padding:1rem;margin-bottom:1rem;box-shadow:0 1px 3px #0003}
.job>h3{font-size:1.25rem;line-height:1.25}.job>h3 time{font-variant-numeric:tabular-nums;margin-right:.375rem}
.job h4{font-size:1rem;margin:1rem 0 .25rem}.over>h3{text-decoration:line-through}
.soft{color:#4d5b63;font-size:.9375rem}.bad{color:#9b1c14;font-weight:700}.sign{font-size:1.375rem;font-weight:700}
.owed{font-weight:700;color:#7a3a12}.guests>li{border-top:1px solid #d9d0bf;padding:.75rem 0}
.row{display:flex;flex-wrap:wrap;gap:.5rem;margin-top:.5rem;align-items:end}
.row>a,button,summary{display:inline-flex;align-items:center;min-height:2.75rem;padding:.25rem .875rem;border:2px solid #0b4a5c;border-radius:.625rem;font:inherit;font-weight:600;background:#fff;color:#0b4a5c;text-decoration:none;cursor:pointer;touch-action:manipulation}
button.main{background:#0b4a5c;color:#fff}button:disabled{opacity:.5}
:is(a,button,summary,input):focus-visible{outline:3px solid #b3541e;outline-offset:2px}
details[open]{flex-basis:100%}details form{display:flex;flex-wrap:wrap;gap:.5rem;align-items:end;padding-top:.5rem}
label{display:block;font-size:.9375rem}input{display:block;width:7rem;min-height:2.75rem;font:inherit;padding:.25rem .5rem;border:2px solid #5b6b74;border-radius:.5rem}
.state{display:flex;flex-wrap:wrap;gap:.25rem .75rem;align-items:center;margin-top:.5rem;font-weight:600;color:#0d5c36}
.state button{border-color:transparent;text-decoration:underline;padding:.25rem;margin-left:-.25rem;font-weight:400}.state.waits{color:#7a4a00}
html:not(.js) [data-act]{display:none}`;
