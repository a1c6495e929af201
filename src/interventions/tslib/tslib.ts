// In place of `tslib`: the two helpers that CommonJS packages of Docusaurus use in the browser, not all of them.

type Module = Record<string, unknown>;

export function __exportStar(from: Module, to: Module): void {
  for (const key of Object.keys(from)) {
    if (key !== 'default' && !Object.hasOwn(to, key)) {
      to[key] = from[key];
    }
  }
}

export function __importDefault(module: Module | undefined): Module {
  return module?.__esModule ? module : {default: module};
}
