/**
 * Asks the registry for known holes in the packages: `npm run audit:packages`. Ends with an error when one of high severity is in
 * what reaches readers; without an answer of the registry it says so and ends well, because nothing is known then.
 */
import {spawnSync} from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '..');

type Severity = 'info' | 'low' | 'moderate' | 'high' | 'critical';

/** What `npm audit --json` prints. */
interface Report {
  error?: {code?: string; summary?: string};
  message?: string;
  metadata?: {vulnerabilities?: Partial<Record<Severity, number>>};
}

/** What a report of npm means. */
export function verdict(output: string): {ok: boolean; text: string} {
  let report: Report;
  try {
    report = JSON.parse(output) as Report;
  } catch {
    return {ok: true, text: 'Not checked: npm printed no report.'};
  }
  const found = report.metadata?.vulnerabilities;
  if (!found) {
    const why = [report.message, report.error?.summary, report.error?.code].find(Boolean) ?? 'no reason given';
    return {ok: true, text: `Not checked: the registry does not answer questions about holes (${why}).`};
  }
  const {critical = 0, high = 0, moderate = 0, low = 0} = found;
  return {
    ok: critical + high === 0,
    text: `Known holes: ${critical} critical, ${high} high, ${moderate} moderate, ${low} low. "npm audit" names them.`,
  };
}

if (require.main === module) {
  const {stdout} = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    cwd: ROOT,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const {ok, text} = verdict(stdout);
  console.log(text);
  process.exitCode = ok ? 0 : 1;
}
