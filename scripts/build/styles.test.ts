import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {test} from 'node:test';
import {classesIn, classGroupsOf, styles, withStylesheet} from './styles';

test('classes are read from rules and from elements', () => {
  assert.deepEqual(
    classGroupsOf('@layer a{.one .two_x1:not(.no):hover{top:.5em}p,h1.three{top:0}@media (x){.four{top:0}}}'),
    [['one', 'two_x1'], ['three'], ['four']],
  );
  assert.deepEqual([...classesIn('<p class=one><b class="two three">x</b>')], ['one', 'two', 'three']);
});

test('a stylesheet is linked once, behind the common one', () => {
  const page = '<head><link rel=stylesheet href=/assets/css/styles.1.css /><script></script></head>';
  const linked = withStylesheet(page, '/assets/css/parts.2.css');
  assert.match(linked, /styles\.1\.css \/><link rel=stylesheet href=\/assets\/css\/parts\.2\.css \/><script>/);
  assert.equal(withStylesheet(linked, '/assets/css/parts.2.css'), linked);
  assert.throws(() => withStylesheet('<head></head>', '/a.css'), /no stylesheet at all/);
});

test('only pages that show something of it get a stylesheet, in each language its own', async () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'styles-'));
  const write = (name: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(dir, name)), {recursive: true});
    fs.writeFileSync(path.join(dir, name), text);
  };
  const page = (folder: string, body: string) =>
    `<head><link rel=stylesheet href=${folder}assets/css/styles.1.css /></head>${body}`;
  const fonts = ['latin', 'latin-ext'].map((part) => `@font-face{src:url(/assets/fonts/barlow-${part}-600-x.woff2)}`);
  for (const folder of ['', 'en/']) {
    write(`${folder}assets/css/styles.1.css`, `${fonts.join('')}.a{top:0}`);
    write(`${folder}assets/css/parts.2.css`, '.chart{top:0}');
    write(`${folder}index.html`, page(`/manual/${folder}`, '<p class=chart>'));
    write(`${folder}plain/index.html`, page(`/manual/${folder}`, '<p class="a">'));
    write(`${folder}czech/index.html`, page(`/manual/${folder}`, '<title data-rh=true>Měření</title>'));
  }
  const build = {dir, baseUrl: '/manual/'};
  await styles.run(build);
  await styles.run(build);
  const read = (name: string) => fs.readFileSync(path.join(dir, name), 'utf8');
  assert.equal(read('index.html').match(/\/manual\/assets\/css\/parts\.2\.css/g)?.length, 1);
  assert.equal(read('en/index.html').match(/\/manual\/en\/assets\/css\/parts\.2\.css/g)?.length, 1);
  assert.doesNotMatch(read('plain/index.html'), /parts/);
  const fontsOf = (name: string) => read(name).match(/(?<=rel=preload as=font [^>]*barlow-)[a-z-]+(?=-600)/g);
  assert.deepEqual(fontsOf('plain/index.html'), ['latin']);
  assert.deepEqual(fontsOf('czech/index.html'), ['latin', 'latin-ext']);
  fs.rmSync(dir, {recursive: true});
});
