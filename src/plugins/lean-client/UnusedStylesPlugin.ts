import {propertiesOf, withoutUnused, wordsOf} from './unusedStyles';

interface Source {
  source: () => string | Buffer;
}

/** The few parts of a compiler of Rspack or webpack that are used here. */
interface Compiler {
  webpack: {
    Compilation: {PROCESS_ASSETS_STAGE_OPTIMIZE: number};
    sources: {RawSource: new (text: string) => Source};
  };
  hooks: {
    compilation: {
      tap: (name: string, listener: (compilation: Compilation) => void) => void;
    };
  };
}

interface Compilation {
  hooks: {
    processAssets: {
      tap: (options: {name: string; stage: number}, listener: (assets: Record<string, Source>) => void) => void;
    };
  };
  updateAsset: (name: string, source: Source) => void;
}

/** Scripts of nothing but texts: their words are no classes. */
const CATALOGUE = 'code_json';

/**
 * Takes rules that no page can need out of the stylesheets: Infima's, most of all. Before the names of the files get
 * their hashes, so that a stylesheet that changes gets another name.
 */
export class UnusedStylesPlugin {
  private readonly name = UnusedStylesPlugin.name;

  apply(compiler: Compiler): void {
    const {Compilation, sources} = compiler.webpack;
    compiler.hooks.compilation.tap(this.name, (compilation) => {
      compilation.hooks.processAssets.tap(
        {name: this.name, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE},
        (assets) => {
          const texts = Object.entries(assets).map(([name, asset]) => ({name, text: asset.source().toString()}));
          const scripts = texts.filter(({name}) => name.endsWith('.js') && !name.includes(CATALOGUE));
          const inScripts = scripts.flatMap(({text}) => [...wordsOf(text)]);
          const sheets = texts.filter(({name}) => name.endsWith('.css'));
          for (const sheet of sheets) {
            // What another stylesheet reads or declares must stay.
            const others = sheets.filter((other) => other !== sheet);
            const words = new Set([...inScripts, ...others.flatMap(({text}) => propertiesOf(text))]);
            compilation.updateAsset(sheet.name, new sources.RawSource(withoutUnused(sheet.text, words)));
          }
        },
      );
    });
  }
}
