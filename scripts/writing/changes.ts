import fs from 'node:fs';
import path from 'node:path';
import prettier from 'prettier';
import {
  contentHash,
  LOCK_FILE,
  lockText,
  readLock,
  translationStatus,
  type LockEntry,
} from '../../src/lib/translations/status';
import {pairOf} from '../../src/lib/translations/files';

export const ROOT = path.resolve(__dirname, '../..');

/** Collects changes of files and writes them together, so that an error leaves nothing half done. */
export class Changes {
  /** New texts by path from the root of the project; `undefined` for a removed file. */
  private readonly pending = new Map<string, string | undefined>();

  /** English files that have moved, old path to new one. */
  private readonly moved = new Map<string, string>();

  exists(file: string): boolean {
    return this.pending.has(file) ? this.pending.get(file) !== undefined : fs.existsSync(path.join(ROOT, file));
  }

  read(file: string): string {
    const text = this.pending.get(file);
    if (text === undefined && this.pending.has(file)) {
      throw new Error(`${file} has just been removed.`);
    }
    return text ?? fs.readFileSync(path.join(ROOT, file), 'utf8');
  }

  write(file: string, text: string): void {
    if (!this.exists(file) || this.read(file) !== text) {
      this.pending.set(file, text);
    }
  }

  create(file: string, text: string): void {
    if (this.exists(file)) {
      throw new Error(`${file} exists already. Choose another name, or edit that file.`);
    }
    this.pending.set(file, text);
  }

  /** Writes code or JSON, formatted by prettier. */
  async writeFormatted(file: string, text: string): Promise<void> {
    const options = await prettier.resolveConfig(path.join(ROOT, file));
    this.write(file, await prettier.format(text, {...options, filepath: file}));
  }

  remove(file: string): void {
    this.pending.set(file, undefined);
  }

  move(from: string, to: string): void {
    this.create(to, this.read(from));
    this.remove(from);
    this.moved.set(from, to);
  }

  /** Files below a folder, before the changes. */
  list(folder: string): string[] {
    return fs.existsSync(path.join(ROOT, folder))
      ? fs
          .readdirSync(path.join(ROOT, folder), {recursive: true, withFileTypes: true})
          .filter((entry) => entry.isFile())
          .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
      : [];
  }

  /** Both languages change alike, so up-to-date translations stay so, and stale ones stay stale. */
  private updateLock(): void {
    const {files} = readLock(ROOT);
    const created = [...this.pending.keys()].flatMap((file) => {
      const pair = pairOf(file);
      return pair?.en === file && this.exists(file) ? [{...pair, from: 'cs' as const, state: 'current'}] : [];
    });
    const moved = translationStatus(ROOT).map((status) => {
      const en = this.moved.get(status.en) ?? status.en;
      return {...status, ...(en === status.en ? {} : pairOf(en)), entry: files[status.en]};
    });
    const entries = new Map<string, LockEntry>();
    for (const {cs, en, from, state, ...rest} of [...created, ...moved]) {
      const entry = 'entry' in rest ? rest.entry : undefined;
      if (state === 'current' && this.exists(cs) && this.exists(en)) {
        const hash = (file: string) => contentHash(file, this.read(file));
        const [source, translation] = from === 'cs' ? [cs, en] : [en, cs];
        entries.set(en, {from, source: hash(source), translation: hash(translation)});
      } else if (entry && (this.exists(cs) || this.exists(en))) {
        entries.set(en, entry);
      }
    }
    this.write(LOCK_FILE, lockText({version: 1, files: Object.fromEntries(entries)}));
  }

  /** Writes all changes, or only lists them. */
  apply({dryRun = false}: {dryRun?: boolean | undefined} = {}): void {
    this.updateLock();
    for (const [file, text] of this.pending) {
      const full = path.join(ROOT, file);
      console.log(`${text === undefined ? 'remove' : fs.existsSync(full) ? 'change' : 'create'} ${file}`);
      if (dryRun) {
        continue;
      }
      if (text === undefined) {
        fs.rmSync(full);
        if (fs.readdirSync(path.dirname(full)).length === 0) {
          fs.rmdirSync(path.dirname(full));
        }
      } else {
        fs.mkdirSync(path.dirname(full), {recursive: true});
        fs.writeFileSync(full, text);
      }
    }
  }
}
