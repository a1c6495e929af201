import type {ColorMode} from '@docusaurus/theme-common';

/**
 * The mode that the next click chooses: light, dark, system and again; only light and dark when the system's preference
 * is not followed.
 * @param choice the present choice, `null` for system
 */
export function nextChoice(choice: ColorMode | null, followsSystem: boolean): ColorMode | null {
  if (!followsSystem) {
    return choice === 'dark' ? 'light' : 'dark';
  }
  switch (choice) {
    case 'light':
      return 'dark';
    case 'dark':
      return null;
    default:
      return 'light';
  }
}
