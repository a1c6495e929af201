import {withoutUnused, wordsOf} from './unusedStyles';

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
          const words = new Set<string>();
          for (const [name, asset] of Object.entries(assets)) {
            if (name.endsWith('.js')) {
              wordsOf(asset.source().toString()).forEach((word) => words.add(word));
            }
          }
          for (const [name, asset] of Object.entries(assets)) {
            if (name.endsWith('.css')) {
              const css = withoutUnused(asset.source().toString(), words);
              compilation.updateAsset(name, new sources.RawSource(css));
            }
          }
        },
      );
    });
  }
}
