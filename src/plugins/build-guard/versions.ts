import fs from 'node:fs';
import path from 'node:path';

/** Versions that the whole site depends on; another one anywhere in the tree breaks rendering or search. */
export const REQUIRED_VERSIONS = {
  /** every package of the `@docusaurus` scope */
  '@docusaurus/': '3.9.2',
  '@docsearch/react': '4.2.0',
} as const;

interface Installed {
  name: string;
  version: string;
  dir: string;
}

function readPackage(dir: string): Installed | undefined {
  try {
    const {name, version} = JSON.parse(fs.readFileSync(path.join(dir, 'package.json'), 'utf8')) as Installed;
    return {name, version, dir};
  } catch {
    return undefined;
  }
}

function folders(dir: string): string[] {
  return fs.existsSync(dir)
    ? fs
        .readdirSync(dir, {withFileTypes: true})
        .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
        .map((entry) => path.join(dir, entry.name))
    : [];
}

/** All packages of the two scopes below a `node_modules` folder, nested copies included. */
function installedPackages(nodeModules: string): Installed[] {
  return folders(nodeModules).flatMap((entry) => {
    const scope = path.basename(entry);
    const packages = scope.startsWith('@') ? folders(entry) : [entry];
    const own = scope === '@docusaurus' || scope === '@docsearch' ? packages.map(readPackage) : [];
    return [
      ...own.filter((found) => found !== undefined),
      ...packages.flatMap((dir) => installedPackages(path.join(dir, 'node_modules'))),
    ];
  });
}

function requiredVersion(name: string): string | undefined {
  return name.startsWith('@docusaurus/')
    ? REQUIRED_VERSIONS['@docusaurus/']
    : name === '@docsearch/react'
      ? REQUIRED_VERSIONS['@docsearch/react']
      : undefined;
}

/** What is wrong with the installed versions, one sentence each with the remedy; empty when all fit. */
export function versionProblems(nodeModules: string): string[] {
  const copies = new Map<string, Installed[]>();
  for (const found of installedPackages(nodeModules)) {
    if (requiredVersion(found.name)) {
      copies.set(found.name, [...(copies.get(found.name) ?? []), found]);
    }
  }
  return [...copies].flatMap(([name, found]) => {
    const wrong = found
      .filter(({version}) => version !== requiredVersion(name))
      .map(
        ({version, dir}) =>
          `- ${name} ${version} in ${dir}, but ${requiredVersion(name)} is required: pin it exactly in package.json, then run "npm ci".`,
      );
    const doubled =
      found.length > 1
        ? [`- ${name} is installed ${found.length} times: ${found.map(({dir}) => dir).join(', ')}. Run "npm dedupe".`]
        : [];
    return [...wrong, ...doubled];
  });
}
