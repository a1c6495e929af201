/** The parts of loaded content that tables of contents need. */

export interface LoadedDoc {
  id: string;
  title: string;
  description: string;
  permalink: string;
  unlisted: boolean;
  frontMatter: Readonly<Record<string, unknown>>;
  sidebar?: string;
}

export type SidebarItem =
  | {type: 'doc' | 'ref'; id: string}
  | {
      type: 'category';
      label: string;
      items: SidebarItem[];
      link?: {type: 'generated-index'; permalink: string; description?: string} | {type: 'doc'; id: string};
    }
  | {type: 'link' | 'html'};

export interface LoadedVersion {
  docs: LoadedDoc[];
  sidebars: Readonly<Record<string, SidebarItem[]>>;
}

export interface LoadedPost {
  metadata: {
    title: string;
    description: string;
    permalink: string;
    unlisted: boolean;
    frontMatter: Readonly<Record<string, unknown>>;
  };
}

export interface LoadedPage {
  type: 'mdx' | 'jsx';
  permalink: string;
  title?: string;
  description?: string;
  unlisted?: boolean;
  frontMatter?: Readonly<Record<string, unknown>>;
}
