// Differs from stock: each column is a list under a heading.
import LinkItem from '@theme/Footer/LinkItem';
import type {Props} from '@theme/Footer/Links/MultiColumn';
import React, {useId, type ReactNode} from 'react';

function Column({title, items}: Props['columns'][number]): ReactNode {
  const id = useId();
  return (
    <div className="col footer__col">
      <h2 id={id} className="footer__title">
        {title}
      </h2>
      <ul className="footer__items clean-list" aria-labelledby={id}>
        {items.map((item, index) => (
          <li key={index} className="footer__item">
            <LinkItem item={item} />
          </li>
        ))}
      </ul>
    </div>
  );
}

export default function FooterLinksMultiColumn({columns}: Props): ReactNode {
  return (
    <div className="row footer__links">
      {columns.map((column, index) => (
        <Column key={index} {...column} />
      ))}
    </div>
  );
}
