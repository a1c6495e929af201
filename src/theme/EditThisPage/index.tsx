// Wraps stock: a report of a problem next to it, for those who do not edit.
import StockEditThisPage from '@theme-init/EditThisPage';
import type {Props} from '@theme/EditThisPage';
import React, {type ReactNode} from 'react';
import ReportProblem from '../../components/ReportProblem';

export default function EditThisPage(props: Props): ReactNode {
  return (
    <>
      <StockEditThisPage {...props} /> <ReportProblem className="theme-edit-this-page margin-left--md" />
    </>
  );
}
