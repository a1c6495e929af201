/**
 * What is made beside a page: its picture and its Markdown twin. Both take the time of a processor, so that with many pages
 * each core gets a part of them.
 */
import os from 'node:os';
import {parentPort, Worker, workerData} from 'node:worker_threads';
import type {BuiltPage} from './pageFacts';
import {drawPictures, type DrawnPictures, type PictureSource} from './social';
import {pathsWithTwin, writeTwins, type TwinSource} from './twins';

/** What was made. */
export interface Beside extends DrawnPictures {
  twins: number;
}

/** A thread takes half a second to begin; fewer pages than this are done by then. */
const PAGES_PER_THREAD = 100;

interface Part {
  /** Folder of the build. */
  dir: string;
  pages: readonly (PictureSource & TwinSource)[];
  /** Of all pages. */
  paths: ReadonlySet<string>;
}

async function writePart({dir, pages, paths}: Part): Promise<Beside> {
  const [pictures, twins] = await Promise.all([drawPictures(dir, pages), writeTwins(dir, pages, paths)]);
  return {...pictures, twins};
}

function inThread(part: Part): Promise<Beside> {
  const worker = new Worker(__filename, {
    workerData: part,
    // Who runs this may read TypeScript in another way, which a thread does not inherit.
    execArgv: ['--require', require.resolve('tsx/cjs')],
  });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve).once('error', reject);
  });
}

/**
 * Writes the pictures and twins of all pages.
 * @param dir folder of the build
 */
export async function writeBeside(dir: string, pages: readonly BuiltPage[]): Promise<Beside> {
  const paths = pathsWithTwin(pages);
  const threads = Math.min(os.availableParallelism(), Math.floor(pages.length / PAGES_PER_THREAD));
  if (threads < 2) {
    return writePart({dir, pages, paths});
  }
  // A thread gets copies, and the whole file is most of a page.
  const sources = pages.map(({html: _html, ...source}) => source);
  const parts = Array.from({length: threads}, (_, thread) =>
    // Every so many pages rather than stretches: long texts stand together.
    inThread({dir, paths, pages: sources.filter((__, index) => index % threads === thread)}),
  );
  const made = await Promise.all(parts);
  return made.reduce((sum, part) => ({
    twins: sum.twins + part.twins,
    pictures: sum.pictures + part.pictures,
    drawn: sum.drawn + part.drawn,
    bytes: sum.bytes + part.bytes,
  }));
}

if (parentPort && (workerData as Part | null)?.paths) {
  const port = parentPort;
  void writePart(workerData as Part).then((made) => port.postMessage(made));
}
