/** Size of a picture for sharing in pixels, as Facebook, LinkedIn and messengers recommend. */
export const SOCIAL_PICTURE = {width: 1200, height: 630} as const;

/**
 * Path of the picture of a page below the base path of its language.
 * @param route path of the page below the same base path, with a slash at its end; empty for the home page
 */
export function socialPicturePath(route: string): string {
  return `img/social/${route.replace(/\/$/, '') || 'home'}.png`;
}
