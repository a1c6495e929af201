import ts from 'typescript';
import {Draft, Refusal} from './draft';
import {need, type Answers, type Field} from './fields';
import type {Plan} from './plan';
import {constant, editFile, formatted, insertElement, lineOf, listConstant, parsed, quoted} from './source';
import {LANGUAGES, listOf, rules, type Language} from './texts';

const FOLDER = 'src/illustrations/scenes';
const INDEX = `${FOLDER}/index.ts`;
const LIST = 'src/data/illustrations.json';

/** What separates the lines of a picture in an option. */
const SEPARATOR = ';';

const FRAMES = {
  portal: {width: 1120, height: 640, files: [800, 1600], most: 6},
  app: {width: 390, height: 700, files: [390, 780], most: 6},
} as const;

type Frame = keyof typeof FRAMES;

const isFrame = (value: string | undefined): value is Frame => value !== undefined && Object.hasOwn(FRAMES, value);

const lines = (text: string) => listOf(text, SEPARATOR);

const wordsFields = (language: Language, name: string): Field[] => [
  {name: `title-${language}`, question: `${name} heading in the picture`, check: rules.title},
  {
    name: `lines-${language}`,
    question: `${name} lines below it, with ";" between them`,
    check: (text, answers) => {
      const count = lines(text).length;
      const most = FRAMES[isFrame(answers.frame) ? answers.frame : 'portal'].most;
      const czech = answers['lines-cs'];
      return count === 0 || count > most
        ? `The picture takes 1 to ${most} lines, not ${count}.`
        : language === 'en' && czech !== undefined && lines(czech).length !== count
          ? `Czech has ${lines(czech).length} lines, English ${count}; give both the same number.`
          : undefined;
    },
  },
];

export const pictureFields: readonly Field[] = [
  {
    name: 'name',
    question: 'Name of the picture, such as alerts',
    check: (name) => (/^\d/.test(name) ? `"${name}" begins with a digit; write a letter first.` : rules.name(name)),
  },
  {
    name: 'frame',
    question: 'What it shows: portal or app',
    usual: () => 'portal',
    check: (frame) => (isFrame(frame) ? undefined : `"${frame}" is no frame; write portal or app.`),
  },
  {
    name: 'section',
    question: 'Section of the portal, or name of the screen, as it is labelled there (English), such as Alerts',
    check: rules.title,
  },
  ...wordsFields('cs', 'Czech'),
  ...wordsFields('en', 'English'),
];

/** What the code of a scene imports under these names. */
const IMPORTED = new Set(['AppScreen', 'Callout', 'PortalPage', 'React', 'ReactNode', 'Scene', 'SceneProps']);

/** `alert-rules` as the name of a component, `AlertRules`. */
function componentName(name: string): string {
  const component = name
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
  return IMPORTED.has(component) ? `${component}Picture` : component;
}

/** Whether a word may name a constant. */
function isIdentifier(word: string): boolean {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, true);
  scanner.setText(word);
  return scanner.scan() === ts.SyntaxKind.Identifier;
}

/** `alert-rules` as the name of an import, `alertRules`. */
const importName = (name: string) => {
  const component = componentName(name);
  return component.charAt(0).toLowerCase() + component.slice(1);
};

function sceneCode(answers: Answers, frame: Frame): string {
  const name = need(answers, 'name');
  const label = need(answers, 'section');
  const section = /["&{}<>\\]/.test(label) ? `{${quoted(label)}}` : `"${label}"`;
  const component = componentName(name);
  const words = LANGUAGES.map(
    (language) =>
      `${language}: {title: ${quoted(need(answers, `title-${language}`))}, lines: [${lines(
        need(answers, `lines-${language}`),
      )
        .map(quoted)
        .join(', ')}]}`,
  ).join(', ');
  const {width, height, files} = FRAMES[frame];
  const content = `<div className="card ${name}-card">
        <h2>{text.title}</h2>
        {text.lines.map((line, index) => (
          <div key={line} className="${name}-line">
            <Callout n={index + 1} x={16} y={13} />
            {line}
          </div>
        ))}
      </div>`;
  const [imports, element, sizes] =
    frame === 'portal'
      ? [
          `import Callout from '../parts/Callout';\nimport PortalPage, {OrganizationChoice} from '../parts/PortalPage';`,
          `<PortalPage icon="overview" title=${section} aside={<OrganizationChoice locale={locale} />} className="${name}">${content}</PortalPage>`,
          `width: ${width}, height: ${height}, files: [${files.join(', ')}]`,
        ]
      : [
          `import {AppScreen, DEVICE, PHONE} from '../parts/app';\nimport Callout from '../parts/Callout';`,
          `<AppScreen locale={locale} title=${section} place={DEVICE.name} className="${name}">${content}</AppScreen>`,
          '...PHONE',
        ];
  return `import React, {type ReactNode} from 'react';
${imports}
import type {Scene, SceneProps} from '../types';

const TEXT = {${words}} as const;

/** ${need(answers, 'title-en').replaceAll('*/', '')}. */
function ${component}({locale}: SceneProps): ReactNode {
  const text = TEXT[locale];
  return (
    ${element}
  );
}

export default {name: ${quoted(name)}, ${sizes}, Component: ${component}} satisfies Scene;
`;
}

const sceneStyles = (name: string, frame: Frame) => `.${name}-card {
  padding: 18px;
  margin: ${frame === 'portal' ? '22px' : '0'};
}

.${name}-line {
  position: relative;
  padding: 14px 0 14px 58px;
  border-top: 1px solid var(--site-border);
  margin-top: 14px;
  white-space: normal;
}
`;

/** Puts a scene into the list of all, in the order of the names. */
async function addToIndex(draft: Draft, name: string): Promise<void> {
  const source = parsed(INDEX, draft.read(INDEX));
  const imports = source.statements.filter(
    (statement): statement is ts.ImportDeclaration =>
      ts.isImportDeclaration(statement) && /^'\.\/[\w-]+'$/.test(statement.moduleSpecifier.getText()),
  );
  const fileOf = (statement: ts.ImportDeclaration) => statement.moduleSpecifier.getText().slice(3, -1);
  const scenes = listConstant(source, 'SCENES');
  const identifier = importName(name);
  const isTaken = new RegExp(`\\b${identifier}\\b`).test(source.text) || !isIdentifier(identifier);
  const constantName = isTaken ? `${identifier}Scene` : identifier;

  const next = imports.find((statement) => fileOf(statement) > name);
  const last = imports.at(-1);
  const code = `import ${constantName} from './${name}';`;
  const importEdit = next
    ? {start: next.getStart(), end: next.getStart(), text: `${code}\n`}
    : {start: last?.end ?? 0, end: last?.end ?? 0, text: `\n${code}`};

  // The list stands in the order of the names of the scenes, which is that of the files.
  const files = new Map(
    imports.flatMap((statement) => {
      const {importClause} = statement;
      const named = importClause?.namedBindings;
      const identifiers = [
        ...(importClause?.name ? [importClause.name.text] : []),
        ...(named && ts.isNamedImports(named) ? named.elements.map((element) => element.name.text) : []),
      ];
      return identifiers.map((known) => [known, fileOf(statement)] as const);
    }),
  );
  const index = scenes.elements.findIndex((element) => (files.get(element.getText()) ?? '') > name);
  await editFile(draft, INDEX, [
    importEdit,
    insertElement(scenes, index < 0 ? scenes.elements.length : index, constantName),
  ]);
}

/** Text of src/data/illustrations.json with one more picture, one line each as `npm run illustrations` writes it. */
function withPicture(text: string, name: string, frame: Frame): string {
  const {width, height, files} = FRAMES[frame];
  const list = JSON.parse(text) as Record<string, {width: number; height: number; files: readonly number[]}>;
  const entries = Object.entries({...list, [name]: {width, height, files}}).sort(([one], [other]) =>
    one < other ? -1 : 1,
  );
  const rows = entries.map(
    ([key, size]) =>
      `  "${key}": {"width": ${size.width}, "height": ${size.height}, "files": [${size.files.join(', ')}]}`,
  );
  return `{\n${rows.join(',\n')}\n}\n`;
}

/** A picture of the portal or the app: a scene that can be drawn, and its entry in the lists. */
export async function planPicture(root: string, answers: Answers): Promise<Plan> {
  const draft = new Draft(root);
  const name = need(answers, 'name');
  const frame = isFrame(answers.frame) ? answers.frame : 'portal';
  const source = parsed(INDEX, draft.read(INDEX));
  const screenshots = constant(source, 'SCREENSHOTS');
  if (Object.hasOwn(JSON.parse(draft.read(LIST)) as object, name)) {
    const line =
      draft
        .read(LIST)
        .split('\n')
        .findIndex((candidate) => candidate.includes(`"${name}":`)) + 1;
    throw new Refusal(`${LIST}:${line} has a picture "${name}" already.`, 'Choose another name, or change that scene.');
  }
  if (screenshots?.getText().includes(`'${name}'`)) {
    throw new Refusal(`${INDEX}:${lineOf(screenshots)} has a screenshot "${name}" already.`, 'Choose another name.');
  }
  const scene = `${FOLDER}/${name}.tsx`;
  draft.create(scene, await formatted(root, scene, sceneCode(answers, frame)));
  const styles = `${FOLDER}/${name}.css`;
  draft.create(styles, await formatted(root, styles, sceneStyles(name, frame)));
  await addToIndex(draft, name);
  draft.write(LIST, withPicture(draft.read(LIST), name, frame));
  return {
    title: `New picture "${name}"`,
    draft,
    left: [
      `Draw more into ${scene} than its words; the other scenes show how.`,
      `npm run illustrations -- --only ${name}`,
      `Show it on a page, in both languages: <Figure name="${name}" alt="…" caption="…" />`,
    ],
  };
}
