import {translate} from '@docusaurus/Translate';
import type {SeriesName} from './data';
import type {IntervalError} from './interval';
import type {Aggregation} from './values';

/** Name of a series in the language of the page. */
export function seriesLabel(name: SeriesName): string {
  switch (name) {
    case 'temperature':
      return translate({
        id: 'site.chartSample.series.temperature',
        message: 'Temperature',
        description: 'Name of a series in the sample chart',
      });
    case 'inclination':
      return translate({
        id: 'site.chartSample.series.inclination',
        message: 'Inclination',
        description: 'Name of a series in the sample chart',
      });
    case 'acceleration':
      return translate({
        id: 'site.chartSample.series.acceleration',
        message: 'Acceleration',
        description: 'Name of a series in the sample chart',
      });
  }
}

/** What a point of the line stands for, as the name of a choice. */
export function aggregationLabel(aggregation: Aggregation): string {
  switch (aggregation) {
    case 'all':
      return translate({
        id: 'site.chartSample.aggregation.all',
        message: 'All values',
        description: 'Choice in the sample chart: no aggregation',
      });
    case 'min':
      return translate({
        id: 'site.chartSample.aggregation.min',
        message: 'Minimum',
        description: 'Choice and table row in the sample chart',
      });
    case 'avg':
      return translate({
        id: 'site.chartSample.aggregation.avg',
        message: 'Average',
        description: 'Choice and table row in the sample chart',
      });
    case 'max':
      return translate({
        id: 'site.chartSample.aggregation.max',
        message: 'Maximum',
        description: 'Choice and table row in the sample chart',
      });
  }
}

/** What to correct in the two fields of the interval. */
export function intervalErrorLabel(error: IntervalError): string {
  switch (error) {
    case 'incomplete':
      return translate({
        id: 'site.chartSample.error.incomplete',
        message: 'Enter both the start and the end with date and time.',
        description: 'Error below the interval fields of the sample chart',
      });
    case 'order':
      return translate({
        id: 'site.chartSample.error.order',
        message: 'The start must be before the end.',
        description: 'Error below the interval fields of the sample chart',
      });
    case 'outside':
      return translate({
        id: 'site.chartSample.error.outside',
        message: 'The sample holds one day only. Choose an interval inside 14 May 2026.',
        description: 'Error below the interval fields of the sample chart',
      });
    case 'short':
      return translate({
        id: 'site.chartSample.error.short',
        message: 'The shortest interval is 10 minutes.',
        description: 'Error below the interval fields of the sample chart',
      });
  }
}
