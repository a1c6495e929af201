import type {Locale} from '../config/locales';
import {TASK_ROLES} from '../data/taskRoles';
import type {TaskFacts} from '../lib/frontMatter';
import {typography} from '../lib/typography';

/** Characters of the role and all needs together, with which the tags take at most three lines of a phone. */
const MAX_LENGTH = 100;

const FORM =
  `"task" takes role (${Object.keys(TASK_ROLES).join(', ')}), minutes (5, or the shortest and the longest time, [5, 15]) ` +
  `and needs (a list of texts, with the name of the role at most ${MAX_LENGTH} characters)`;

const isNeed = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

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
  const isListed = Array.isArray(needs) && needs.every(isNeed);
  if (!isComplete || !isListed || taskRole.name[locale].length + needs.join(', ').length > MAX_LENGTH) {
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
