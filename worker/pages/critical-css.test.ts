import { expect, test } from 'vitest';
import { compileSheet, criticalCss } from './critical-css.ts';
import { namesInMarkup } from './css-names.ts';
import { parseStylesheet } from './stylesheet.ts';

const critical = (css: string, html: string) => criticalCss(compileSheet(parseStylesheet(css)), namesInMarkup(html));

test('a page has the rules for what is on it, and no others', () => {
  expect(critical('p{margin:0}table{margin:0}.a{color:red}.b{color:blue}', '<p class="a">Text</p>')).toBe('p{margin:0}.a{color:red}');
});

test('a list of selectors keeps those that cannot wait', () => {
  expect(critical('button,input,optgroup,::file-selector-button,a:hover{font:inherit}', '<input type="text">')).toBe('input{font:inherit}');
});

test('what only matters to a pointer, to paper or to groups of choices waits for the whole sheet', () => {
  const css = 'a:hover{color:red}@media print{a{color:#000}}select optgroup{font-weight:bolder}a{color:blue}';
  expect(critical(css, '<a>Link</a><select></select>')).toBe('a{color:blue}');
});

test('a variable that no rule of the page reads is left out, one that is read stays', () => {
  const css = '.a{--weight:700;font-weight:700}.b{--up:2px;translate:0 var(--up)}';
  expect(critical(css, '<p class="a b">Text</p>')).toBe('.a{font-weight:700}.b{--up:2px;translate:0 var(--up)}');
});

test('what is declared twice in a row is said once', () => {
  expect(critical('a{-webkit-text-decoration:inherit;-webkit-text-decoration:inherit;color:red}', '<a>Link</a>')).toBe(
    'a{-webkit-text-decoration:inherit;color:red}',
  );
});

test('keyframes come with the rule that names them', () => {
  const css = '.a{animation:rise 1ms}@keyframes rise{0%{opacity:0}}@keyframes fall{0%{opacity:1}}';
  expect(critical(css, '<p class="a">Text</p>')).toBe('.a{animation:rise 1ms}@keyframes rise{0%{opacity:0}}');
});
