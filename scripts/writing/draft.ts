import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** Why something is not done, and what to do instead; shown to the writer as it stands. */
export class Refusal extends Error {
  constructor(reason: string, remedy: string) {
    super(`${reason}\n→ ${remedy}`);
    this.name = 'Refusal';
  }
}

/** What becomes of one file; paths from the site folder, with forward slashes. */
export type Change =
  | {kind: 'create'; file: string; text: string}
  | {kind: 'change'; file: string; before: string; text: string}
  | {kind: 'move'; file: string; from: string; before: string; text: string}
  | {kind: 'delete'; file: string; before: string};

/**
 * The files of a site with changes that only exist in memory until {@link Draft.apply}. A command computes everything first,
 * so that a refusal half-way leaves the site as it was.
 */
export class Draft {
  /** Folder of the site. */
  readonly root: string;
  /** Present text of each file that was changed; `undefined` when it is to be deleted. */
  readonly #texts = new Map<string, string | undefined>();
  /** Text on the disk of each file that was looked at; `undefined` when there was none. */
  readonly #originals = new Map<string, string | undefined>();
  /** New path → old path. */
  readonly #moves = new Map<string, string>();

  constructor(root: string) {
    this.root = root;
  }

  #original(file: string): string | undefined {
    if (!this.#originals.has(file)) {
      const full = path.join(this.root, file);
      const isFile = fs.existsSync(full) && fs.statSync(full).isFile();
      this.#originals.set(file, isFile ? fs.readFileSync(full, 'utf8') : undefined);
    }
    return this.#originals.get(file);
  }

  #present(file: string): string | undefined {
    return this.#texts.has(file) ? this.#texts.get(file) : this.#original(file);
  }

  exists(file: string): boolean {
    return this.#present(file) !== undefined;
  }

  /**
   * Text of a file as the changes so far have left it.
   * @throws {Refusal} when there is no such file
   */
  read(file: string): string {
    const text = this.#present(file);
    if (text === undefined) {
      throw new Refusal(`${file} does not exist.`, 'Restore it from git, or correct the name.');
    }
    return text;
  }

  /** Changes a file, or creates it. */
  write(file: string, text: string): void {
    this.#original(file);
    this.#texts.set(file, text);
  }

  /**
   * Creates a file.
   * @throws {Refusal} when there is one already
   */
  create(file: string, text: string): void {
    if (this.exists(file)) {
      throw new Refusal(`${file} exists already.`, 'Choose another name, or edit that file.');
    }
    this.write(file, text);
  }

  /** @throws {Refusal} when the old file is missing or the new one is there already */
  move(from: string, to: string): void {
    const text = this.read(from);
    this.create(to, text);
    this.#texts.set(from, undefined);
    this.#moves.set(to, from);
  }

  /** @throws {Refusal} when there is no such file */
  delete(file: string): void {
    this.read(file);
    this.#texts.set(file, undefined);
  }

  /** Files below a folder, sorted, as the changes so far have left them. */
  list(folder: string): string[] {
    const full = path.join(this.root, folder);
    const onDisk = fs.existsSync(full)
      ? fs
          .readdirSync(full, {recursive: true, encoding: 'utf8'})
          .filter((name) => fs.statSync(path.join(full, name)).isFile())
          .map((name) => `${folder}/${name.split(path.sep).join('/')}`)
      : [];
    const changed = [...this.#texts.keys()].filter((file) => file.startsWith(`${folder}/`));
    return [...new Set([...onDisk, ...changed])]
      .filter((file) => !this.#texts.has(file) || this.#texts.get(file) !== undefined)
      .sort();
  }

  /** Everything that {@link Draft.apply} will do. */
  changes(): Change[] {
    const sources = new Set(this.#moves.values());
    return [...this.#texts].flatMap(([file, text]): Change[] => {
      const before = this.#original(file);
      const from = this.#moves.get(file);
      if (text === undefined) {
        return before === undefined || sources.has(file) ? [] : [{kind: 'delete', file, before}];
      }
      if (from !== undefined) {
        return [{kind: 'move', file, from, before: this.#original(from) ?? '', text}];
      }
      if (before === undefined) {
        return [{kind: 'create', file, text}];
      }
      return before === text ? [] : [{kind: 'change', file, before, text}];
    });
  }

  #isTracked(file: string): boolean {
    try {
      execFileSync('git', ['ls-files', '--error-unmatch', '--', file], {cwd: this.root, stdio: 'ignore'});
      return true;
    } catch {
      return false;
    }
  }

  #rename(from: string, to: string): void {
    fs.mkdirSync(path.dirname(path.join(this.root, to)), {recursive: true});
    if (this.#isTracked(from)) {
      execFileSync('git', ['mv', '--', from, to], {cwd: this.root, stdio: ['ignore', 'ignore', 'pipe']});
    } else {
      fs.renameSync(path.join(this.root, from), path.join(this.root, to));
    }
  }

  #write(file: string, text: string): void {
    fs.mkdirSync(path.dirname(path.join(this.root, file)), {recursive: true});
    fs.writeFileSync(path.join(this.root, file), text);
  }

  /** Folders that hold nothing any more. */
  #removeEmptyFolders(files: readonly string[]): void {
    for (const file of files) {
      let folder = path.dirname(file);
      while (folder !== '.' && fs.existsSync(path.join(this.root, folder))) {
        if (fs.readdirSync(path.join(this.root, folder)).length > 0) {
          break;
        }
        fs.rmdirSync(path.join(this.root, folder));
        folder = path.dirname(folder);
      }
    }
  }

  /**
   * Writes all changes, or none: after a failure everything is put back. A file that git knows is moved by git.
   * @throws {Refusal} when a file has been changed by somebody else in the meantime
   */
  apply(): void {
    for (const [file, before] of this.#originals) {
      const full = path.join(this.root, file);
      const now = fs.existsSync(full) && fs.statSync(full).isFile() ? fs.readFileSync(full, 'utf8') : undefined;
      if (now !== before) {
        throw new Refusal(`${file} has been changed since the command read it; nothing was written.`, 'Run it again.');
      }
    }
    const undo: (() => void)[] = [];
    const changes = this.changes();
    const old = changes.flatMap((change) =>
      change.kind === 'move' ? [change.from] : change.kind === 'delete' ? [change.file] : [],
    );
    try {
      for (const change of changes) {
        const {file} = change;
        switch (change.kind) {
          case 'create':
            undo.push(() => {
              if (fs.existsSync(path.join(this.root, file))) {
                fs.rmSync(path.join(this.root, file));
              }
            });
            this.#write(file, change.text);
            break;
          case 'change':
            undo.push(() => this.#write(file, change.before));
            this.#write(file, change.text);
            break;
          case 'move':
            this.#rename(change.from, file);
            undo.push(() => {
              this.#write(file, change.before);
              this.#rename(file, change.from);
            });
            this.#write(file, change.text);
            break;
          case 'delete':
            undo.push(() => this.#write(file, change.before));
            fs.rmSync(path.join(this.root, file));
            break;
        }
      }
    } catch (error) {
      const failed = undo.reverse().filter((step) => {
        try {
          step();
          return false;
        } catch {
          return true;
        }
      });
      this.#removeEmptyFolders(changes.map(({file}) => file));
      if (failed.length > 0) {
        throw new Error(
          'Writing failed, and not everything could be put back. Restore the site: git status shows what.',
          {
            cause: error,
          },
        );
      }
      throw error;
    }
    this.#removeEmptyFolders(old);
  }
}
