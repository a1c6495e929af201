import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import {addedFrontMatter} from '../../lib/frontMatter';
import styles from './styles.module.css';

/** Renders the tags below the title of a task: who may do it, what is needed, how long it takes; or nothing. */
export default function TaskTags({frontMatter}: {frontMatter: object}): ReactNode {
  const {task} = addedFrontMatter(frontMatter);
  if (!task) {
    return null;
  }
  const {who, whoLink, needs, minutes} = task;
  return (
    <ul
      className={clsx('site-list site-list--row', styles.tags)}
      data-index="off"
      data-task-tags=""
      aria-label={translate({id: 'site.task.label', message: 'Requirements for this task'})}>
      <li>
        <Translate id="site.task.who" values={{who: <Link to={whoLink}>{who}</Link>}}>
          {'Who: {who}'}
        </Translate>
      </li>
      {needs.length > 0 && (
        <li>
          <Translate id="site.task.needs" values={{needs: needs.join(', ')}}>
            {'You need: {needs}'}
          </Translate>
        </li>
      )}
      <li>
        <Translate id="site.task.minutes" values={{minutes: minutes.join('–')}}>
          {'about {minutes}\u00a0min'}
        </Translate>
      </li>
    </ul>
  );
}
