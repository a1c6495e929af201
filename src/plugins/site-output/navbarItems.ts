import type {Language} from './types';

export type NavbarItem = Partial<Record<'label' | 'sidebarId' | 'to' | 'activeBasePath', string>> & {
  items?: NavbarItem[];
};

/** The items of the navbar, each followed by those of its menu. */
export function navbarItemsOf({siteConfig}: Language): NavbarItem[] {
  const {items = []} = (siteConfig.themeConfig.navbar ?? {}) as NavbarItem;
  return items.flatMap((item) => [item, ...(item.items ?? [])]);
}
