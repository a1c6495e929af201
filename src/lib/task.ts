/** Name of the front matter field that says who may do a task, what they need and how long it takes. */
export const TASK_KEY = 'task';

/** Who may do a task, what is needed and how long it takes. `src/content/task.ts` makes it from front matter. */
export interface TaskFacts {
  /** Who may do the task, e.g. `anyone signed in`. */
  who: string;
  /** Link to the section that explains {@link who}, e.g. `/docs/hardware/intro#electrical-safety`. */
  whoLink: string;
  /** What the reader must have ready. The list may be empty. */
  needs: readonly string[];
  /** Duration in minutes: either one number, or the shortest and the longest duration. */
  minutes: readonly [number] | readonly [number, number];
}
