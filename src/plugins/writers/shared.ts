import type {State} from '../translation-status/status';

/** Address below the base path at which the development server answers. */
export const ENDPOINT = '__writers';

/** Query parameters of the endpoint. */
export const PARAMETERS = {
  /** Address of the page. */
  path: 'path',
  /** Version of the report that the page already shows. */
  known: 'known',
} as const;

export interface ReportedFinding {
  /** Path from the site folder. */
  file: string;
  line: number;
  message: string;
  /** Advice that stops nobody. */
  hint: boolean;
  /** Opens the line in the editor. */
  open: string;
}

/** What a file says about itself. */
export interface TextReport {
  words: number;
  /** Absent where the checks know no pair of languages, as in old versions. */
  translation?: {
    into: 'cs' | 'en';
    state: State;
    /** Opens the other language in the editor, where there is one. */ open?: string;
  };
  findings: readonly ReportedFinding[];
  visibility: 'public' | 'draft' | 'unlisted';
}

/** What the bar shows. */
export interface WritersReport {
  /** Changes with everything that the report depends on. */
  version: string;
  /** Path from the site folder. */
  file: string;
  /** Opens the file in the editor on this computer. */
  open: string;
  /** Where the file is edited in the repository. */
  edit?: string;
  /** Absent for pages that are code. */
  text?: TextReport;
}
