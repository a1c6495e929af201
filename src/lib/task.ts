/** Name of the front matter field with the conditions of a task. */
export const TASK_KEY = 'task';

/** The conditions of a task, in the language of the page; made by `src/content/task.ts`. */
export interface TaskFacts {
  /** Kind of person who may do the task. */
  who: string;
  /** Path of the section that explains {@link who}. */
  whoLink: string;
  /** What the reader needs to have ready; may be empty. */
  needs: readonly string[];
  /** Duration in minutes: one number, or the shortest and the longest. */
  minutes: readonly [number] | readonly [number, number];
}
