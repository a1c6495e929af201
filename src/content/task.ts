import type {Locale, Localized} from '../config/locales';
import {roles} from '../data/roles';
import type {TaskFacts} from '../lib/frontMatter';
import {typography} from '../lib/typography';

/** People who may do a task, e.g. anyone signed in. `link` leads to the section that describes them. */
interface TaskRole {
  name: Localized;
  link: string;
}

const PERMISSIONS = '/docs/web-portal/users/roles#permissions';

/** Portal roles except `guest`, by id. All names except that of the highest role end with "or higher". */
const portalRoles = Object.fromEntries(
  roles.slice(0, -1).map(({id, name: {cs, en}}, index): [string, TaskRole] => [
    id,
    {
      name: {
        cs: `${cs.charAt(0).toLowerCase()}${cs.slice(1)}${index > 0 ? ' a vyšší role' : ''}`,
        en: `${en}${index > 0 ? ' or higher' : ''}`,
      },
      link: PERMISSIONS,
    },
  ]),
);

/** Permitted values of `role` in `task`. `guest` means anyone signed in, because all roles have guest rights. */
const TASK_ROLES: Readonly<Record<string, TaskRole>> = {
  anyone: {
    name: {cs: 'kdokoli, i bez účtu', en: 'anyone, even without an account'},
    link: '/docs/web-portal/users/roles#no-account',
  },
  guest: {name: {cs: 'každý přihlášený', en: 'anyone signed in'}, link: PERMISSIONS},
  ...portalRoles,
  password: {
    name: {cs: 'kdo má heslo Bluetooth zařízení', en: 'anyone with the Bluetooth password of the device'},
    link: '/docs/web-portal/devices/basics#passwords',
  },
  integrator: {
    name: {
      cs: 'kdo programuje řídicí jednotku; v rozvaděči jen kvalifikovaný elektrikář',
      en: 'whoever programs the Modbus master; in a cabinet, only a qualified electrician',
    },
    link: '/docs/hardware/intro#electrical-safety',
  },
};

const MAX_NEEDS = 4;
const MAX_NEED_LENGTH = 50;

const FORM =
  `"task" takes role (${Object.keys(TASK_ROLES).join(', ')}), minutes (5, or the shortest and the longest time, [5, 15]) ` +
  `and needs (a list of at most ${MAX_NEEDS} texts of at most ${MAX_NEED_LENGTH} characters)`;

const isNeed = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= MAX_NEED_LENGTH;

/** Whether the value is a time in minutes: one positive whole number, or two such numbers in ascending order. */
const isTime = (value: readonly unknown[]): value is TaskFacts['minutes'] =>
  value.every((minutes, index) => Number.isInteger(minutes) && Number(minutes) > Number(value[index - 1] ?? 0)) &&
  [1, 2].includes(value.length);

/** Converts the field `task` to the data that the page shows. @throws when invalid, with the format that is required */
export function readTask(value: unknown, locale: Locale): TaskFacts {
  const {role, needs = [], minutes, ...others} = Object(value) as Record<string, unknown>;
  const taskRole = new Map(Object.entries(TASK_ROLES)).get(String(role));
  const time = [minutes].flat();
  const isComplete = taskRole && isTime(time) && Object.keys(others).length === 0;
  if (!isComplete || !Array.isArray(needs) || needs.length > MAX_NEEDS || !needs.every(isNeed)) {
    throw new Error(`${FORM}, not ${JSON.stringify(value)}`);
  }
  return {
    who: typography(taskRole.name[locale], locale),
    whoLink: taskRole.link,
    needs: needs.map((need) => typography(need, locale)),
    minutes: time,
  };
}

/** Replaces the field `task`, if present, with the data that the page shows. @throws when it is invalid */
export function withTask<T extends {frontMatter: Record<string, unknown>}>(parsed: T, file: string, locale: Locale): T {
  const {task} = parsed.frontMatter;
  if (task === undefined) {
    return parsed;
  }
  try {
    return {...parsed, frontMatter: {...parsed.frontMatter, task: readTask(task, locale)}};
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}. See "Tags of a task" in CONTRIBUTING.md.`, {cause: error});
  }
}
