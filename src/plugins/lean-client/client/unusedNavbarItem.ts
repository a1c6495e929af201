// In place of the navbar items that the configuration of the site does not use.
export default function UnusedNavbarItem(): null {
  return null;
}
