export const PLUGIN_NAME = 'reference-tables';

/** File of one table's page data, below the folder that Docusaurus gives the plugin. */
export function tableFile(name: string): string {
  return `pages/${name}.json`;
}

/** The same file as a module that a page can import. */
export function tableModule(name: string): string {
  return `@generated/${PLUGIN_NAME}/default/${tableFile(name)}`;
}
