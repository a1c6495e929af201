import fs from 'node:fs';
import path from 'node:path';
import type {Finding} from './rules';

/** A text with its corrections. Those of a line that overlap are left for the next run. */
export function corrected(text: string, findings: readonly Finding[]): {text: string; done: Finding[]} {
  const lines = text.split('\n');
  const done: Finding[] = [];
  const byPlace = findings
    .filter(({fix}) => fix)
    .sort((a, b) => a.line - b.line || (b.fix?.start ?? 0) - (a.fix?.start ?? 0));
  let last = {line: 0, start: 0};
  for (const finding of byPlace) {
    const {fix, line: number} = finding;
    const line = lines[number - 1];
    if (fix && line !== undefined && (last.line !== number || fix.end <= last.start)) {
      lines[number - 1] = line.slice(0, fix.start) + fix.to + line.slice(fix.end);
      last = {line: number, start: fix.start};
      done.push(finding);
    }
  }
  return {text: lines.join('\n'), done};
}

/**
 * Writes the corrections of findings into their files.
 * @returns the findings that are corrected
 */
export function applyFixes(root: string, findings: readonly Finding[]): Finding[] {
  const files = new Set(findings.filter(({fix}) => fix).map(({file}) => file));
  return [...files].flatMap((file) => {
    const full = path.join(root, file);
    const {text, done} = corrected(
      fs.readFileSync(full, 'utf8'),
      findings.filter((finding) => finding.file === file),
    );
    fs.writeFileSync(full, text);
    return done;
  });
}
