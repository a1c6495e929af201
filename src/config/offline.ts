import {choiceFromEnv} from './env';

/**
 * Whether readers can save the manual for work without a connection. `OFFLINE=off` is the kill switch: the build then contains a
 * worker that removes itself and all it has saved from every visitor, and no way to save again.
 * @throws when the variable has another value
 */
export function offlineEnabled(): boolean {
  return choiceFromEnv('OFFLINE', ['on', 'off']) === 'on';
}
