// Differs from stock: a report of a problem next to the link; the row under the title says when the page was changed.
import EditThisPage from '@theme/EditThisPage';
import type {Props} from '@theme/EditMetaRow';
import React, {type ReactNode} from 'react';
import ReportProblem from '../../components/ReportProblem';

export default function EditMetaRow({className, editUrl}: Props): ReactNode {
  return (
    <div className={className}>
      {editUrl && <EditThisPage editUrl={editUrl} />} <ReportProblem className="theme-edit-this-page" />
    </div>
  );
}
