/** Tests that need no browser of Playwright. `npx vitest --project unit` repeats those of changed files while you write. */
import {defineConfig} from 'vitest/config';

/** Builds of other sites take a minute each, and more beside other work. */
const BUILDS_MS = 600_000;

function project(name: string, include: readonly string[], timeout = 60_000) {
  return {
    extends: true as const,
    test: {name, include: [...include], testTimeout: timeout, hookTimeout: 2 * timeout},
  };
}

export default defineConfig({
  test: {
    projects: [
      project('unit', ['{src,illustrations,scripts}/**/*.test.{ts,tsx}', 'tests/unit/*.test.ts']),
      // These read the finished build.
      project('built', ['tests/built/*.test.ts']),
      project('search', ['tests/search/*.test.ts']),
      project('webkit', ['tests/browsers/*.test.ts'], BUILDS_MS),
      project('full', ['tests/{full,hosting}/*.test.ts'], BUILDS_MS),
    ],
    coverage: {
      include: ['src/{lib,remark,plugins}/**/*.{ts,tsx}'],
      reporter: ['text'],
      reportsDirectory: 'node_modules/.cache/coverage',
    },
    exclude: ['**/node_modules/**', '**/.built/**'],
    maxWorkers: 2,
    minWorkers: 1,
  },
});
