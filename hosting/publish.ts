/**
 * Publishes a build on this machine: compresses it, and makes the folder of the web server hold exactly its files, and
 * the hashed ones of the release before it, which open tabs still load.
 *
 *     npx tsx hosting/publish.ts build /srv/www
 */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {HASHED_FOLDERS} from '../src/config/headers';
import {filesOf} from '../src/content/filesOf';

/** Lists the hashed files of the release that is online. Web servers do not send it: its name begins with a dot. */
const LIST = '.published.json';

const isHashed = (file: string) => HASHED_FOLDERS.some((folder) => file.startsWith(folder));

/** The hashed files to keep: those of the release before. Publishing a release again keeps what is there. */
function filesToKeep(www: string, hashed: readonly string[]): readonly string[] {
  const list = path.join(www, LIST);
  const online = filesOf(www).filter(isHashed);
  const listed = fs.existsSync(list) ? (JSON.parse(fs.readFileSync(list, 'utf8')) as string[]) : online;
  return listed.join() === hashed.join() ? online : listed;
}

/** Publishes the build in `build` into `www`. It can be interrupted and run again. @returns a line for the log */
export function publish(build: string, www: string): string {
  if (!fs.existsSync(path.join(build, 'index.html'))) {
    throw new Error(`There is no finished build in ${build}. Run "npm run build" first.`);
  }
  execFileSync('sh', [path.join(__dirname, 'compress.sh'), build], {stdio: 'inherit'});
  fs.mkdirSync(www, {recursive: true});
  const files = filesOf(build);
  const hashed = files.filter(isHashed);
  const kept = filesToKeep(www, hashed);
  // A page must not be online before its scripts. Renaming replaces a file in one moment.
  for (const file of [...hashed, ...files.filter((name) => !isHashed(name))]) {
    const target = path.join(www, file);
    fs.mkdirSync(path.dirname(target), {recursive: true});
    fs.copyFileSync(path.join(build, file), `${target}.part`);
    fs.renameSync(`${target}.part`, target);
  }
  const wanted = new Set([...files, ...kept, LIST]);
  const surplus = filesOf(www).filter((file) => !wanted.has(file));
  surplus.forEach((file) => fs.rmSync(path.join(www, file)));
  fs.writeFileSync(path.join(www, LIST), JSON.stringify(hashed));
  const older = kept.filter((file) => !files.includes(file)).length;
  return `${files.length} files, ${older} kept of the release before, ${surplus.length} deleted`;
}

if (require.main === module) {
  const [build = 'build', www = '/srv/www'] = process.argv.slice(2);
  console.log(publish(build, www));
}
