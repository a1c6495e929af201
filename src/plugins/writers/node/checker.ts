// Runs in a process of its own, started by checkerProcess.ts.
import type {TextReport} from '../shared';
import {textReport} from './report';

export interface Question {
  id: number;
  siteDir: string;
  file: string;
}

export type Reply = {id: number; report: TextReport} | {id: number; error: string};

process.on('message', ({id, siteDir, file}: Question) => {
  const reply = (answer: Reply) => process.send?.(answer);
  textReport(siteDir, file).then(
    (report) => reply({id, report}),
    (error: unknown) => reply({id, error: error instanceof Error ? error.message : String(error)}),
  );
});

// The development server has ended.
process.on('disconnect', () => process.exit());
