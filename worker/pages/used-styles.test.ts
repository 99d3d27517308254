import { expect, test } from 'vitest';
import { parseSheet, usedStyles } from './used-styles.ts';

const styles = (css: string, html: string) => usedStyles(parseSheet(css), html);

test('a rule stays if the markup has the classes of one of its selectors, or if it names none', () => {
  const css =
    'h1{color:red}.a{top:0}.b{top:1px}.a,.c{top:2px}.b .d:hover{top:3px}[hidden]{display:none}';
  expect(styles(css, '<p class="x a">.b</p>')).toBe(
    'h1{color:red}.a{top:0}.a,.c{top:2px}[hidden]{display:none}',
  );
});

test('escaped names are compared as the markup writes them', () => {
  const css =
    '.md\\:p-1\\.5{top:0}.\\32xl{top:1px}.\\[\\&_a\\]\\:x a{top:2px}.before\\:content-\\[\\"\\}\\"\\]:before{content:"}"}.z{top:4px}';
  const html = `<p class="md:p-1.5 2xl"></p><p class="[&amp;_a]:x before:content-[&quot;}&quot;]"></p>`;
  expect(styles(css, html)).toBe(css.replace('.z{top:4px}', ''));
});

test('blocks keep their used rules in order, and an empty one goes', () => {
  const css =
    '@layer theme,base;@layer base{p{top:0}.a{top:1px}@media print{.b{top:2px}}}@media (width>=40rem){.b{top:3px}}@supports (top:0){.a{top:4px}}';
  expect(styles(css, '<p class="a">')).toBe(
    '@layer theme,base;@layer base{p{top:0}.a{top:1px}}@supports (top:0){.a{top:4px}}',
  );
});

test('a class that must not be there is no reason to drop a rule', () => {
  const css = 'p:not(.a){top:0}p:not(.a:is(.b,.c)) i{top:1px}.b:not(.a){top:2px}';
  expect(styles(css, '<p class="z">')).toBe('p:not(.a){top:0}p:not(.a:is(.b,.c)) i{top:1px}');
});

test('a rule goes if the markup lacks one of the classes that its selector needs together', () => {
  const css =
    ':is(:where(.group):hover .b){top:0}:is(:where(.group):hover .z){top:1px}.z :is(.b,.c){top:2px}.y :is(.x,.w){top:3px}';
  expect(styles(css, '<p class="group"><i class="b">')).toBe(
    ':is(:where(.group):hover .b){top:0}.z :is(.b,.c){top:2px}',
  );
});

test('variables that no used rule reads are neither set nor registered', () => {
  const css =
    ':root,:host{--a:1px;--b:2px;--c:var(--d);--d:"x;y"}@supports (top:0){*,:before{--e:0;--f:0}}@property --e{syntax:"*";inherits:false}@property --g{syntax:"*";inherits:false}.a{--e:1;top:var(--a);left:var(--e,0)}.z{top:var(--b)}';
  expect(styles(css, '<p class="a">')).toBe(
    ':root,:host{--a:1px;--d:"x;y"}@supports (top:0){*,:before{--e:0}}@property --e{syntax:"*";inherits:false}.a{--e:1;top:var(--a);left:var(--e,0)}',
  );
});

test('fonts and animations stay', () => {
  const css = '@font-face{font-family:A}@keyframes b{0%{top:0}to{top:1px}}.b{top:0}';
  expect(styles(css, '<p class="a">')).toBe(css.replace('.b{top:0}', ''));
});
