/** Front matter field with the conditions of the task that a page describes. */
export const TASK_KEY = 'task';

/** The conditions of a task, in the language of the page; made by `src/content/task.ts`. */
export interface TaskFacts {
  /** Who may do it. */
  who: string;
  /** Path of the section that explains {@link who}. */
  whoLink: string;
  /** What the reader has to have ready; may be empty. */
  needs: readonly string[];
  /** How long it takes, in minutes: one number, or the shortest and the longest time. */
  minutes: readonly [number] | readonly [number, number];
}
