import fs from 'node:fs';

interface Chunk {
  id?: string | number | null;
}

/** What webpack and Rspack both offer, as far as it is asked for here. */
interface Compiler {
  hooks: {afterEmit: {tap: (name: string, run: (compilation: Compilation) => void) => void}};
}

interface Compilation {
  namedChunkGroups: Iterable<[string, {chunks: Iterable<Chunk>}]>;
}

/** The list of files that Docusaurus reads to write the scripts into a page. */
interface Manifest {
  entrypoints: string[];
  /** Chunks by the name that the rendered page has collected. */
  origins: Record<string, (string | number)[]>;
}

/**
 * Lets Docusaurus' list name exactly the chunks that an import fetches. By itself it names all chunks that ever stand beside
 * the imported one, with the parts of pages that are not shown.
 * @param file path of the list; written by Docusaurus before the end of `emit`
 */
export class PageScriptsPlugin {
  constructor(private readonly file: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('PageScriptsPlugin', ({namedChunkGroups}) => {
      const manifest = JSON.parse(fs.readFileSync(this.file, 'utf8')) as Manifest;
      for (const [name, {chunks}] of namedChunkGroups) {
        if (!manifest.entrypoints.includes(name)) {
          manifest.origins[name] = [...chunks].flatMap(({id}) => id ?? []);
        }
      }
      fs.writeFileSync(this.file, JSON.stringify(manifest));
    });
  }
}
