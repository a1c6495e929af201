/**
 * Checks the files that a commit changes, and nothing else; run by `.githooks/pre-commit`, which `npm run hooks` switches
 * on. A commit goes through without it by `git commit --no-verify`.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '..');

export interface Check {
  title: string;
  /** Command without `node`, from the root of the project. */
  args: readonly string[];
}

const TEXT = /^(?:docs|blog|src\/pages|i18n\/en)\/.*\.mdx$/;

const program = (packageName: string, file: string) => path.join('node_modules', packageName, file);

/** The checks that these files need; paths from the root of the project. */
export function checksFor(files: readonly string[]): Check[] {
  const texts = files.filter((file) => TEXT.test(file));
  const code = files.filter((file) => /\.(?:tsx?|m?js)$/.test(file));
  const styles = files.filter((file) => /^src\/.*\.css$/.test(file));
  const formatted = files.filter((file) => /\.(?:tsx?|m?js|css|json|ya?ml|md)$/.test(file));
  const touchesTranslations = files.some((file) => TEXT.test(file) || file.startsWith('i18n/'));
  return [
    ...(texts.length > 0 ? [{title: 'Texts', args: ['--import', 'tsx', 'scripts/check-content.ts', ...texts]}] : []),
    ...(touchesTranslations
      ? [{title: 'Translations', args: ['--import', 'tsx', 'scripts/i18n-status.ts', '--check']}]
      : []),
    ...(formatted.length > 0
      ? [
          {
            title: 'Format',
            args: [program('prettier', 'bin/prettier.cjs'), '--check', '--ignore-unknown', ...formatted],
          },
        ]
      : []),
    ...(code.length > 0
      ? [
          {
            title: 'Lint',
            args: [program('eslint', 'bin/eslint.js'), '--max-warnings', '0', '--no-warn-ignored', ...code],
          },
        ]
      : []),
    ...(styles.length > 0 ? [{title: 'Styles', args: [program('stylelint', 'bin/stylelint.mjs'), ...styles]}] : []),
  ];
}

function main(): void {
  const files = execFileSync('git', ['diff', '--cached', '--name-only', '--diff-filter=ACMR', '-z'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\0')
    .filter(Boolean);
  const failed = checksFor(files).filter(({title, args}) => {
    const {status, stdout, stderr} = spawnSync(process.execPath, args, {cwd: ROOT, encoding: 'utf8'});
    console.log(`${status === 0 ? '✓' : '✗'} ${title}`);
    if (status !== 0) {
      console.error(stdout + stderr);
    }
    return status !== 0;
  });
  if (failed.length > 0) {
    console.error(
      'Nothing was committed. Correct the above ("npm run check -- --fix", "npm run format"), then commit.',
    );
    process.exitCode = 1;
  }
}

if (require.main === module) {
  main();
}
