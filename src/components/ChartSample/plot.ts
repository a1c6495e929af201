// Loaded only when a chart comes into view: the one module that knows the chart library.
import UPlot from 'uplot';
import type {Interval} from './interval';
import type {Axis, Points} from './values';

/** Everything that one panel shows. */
export interface PanelContent {
  points: Points;
  interval: Interval;
  axis: Axis;
  timeTicks: readonly number[];
  timeLabel: (minute: number) => string;
  valueLabel: (value: number) => string;
}

export interface PanelEvents {
  /** The reader points at this minute. */
  onPoint: (minute: number) => void;
  /** The reader has dragged across this interval. */
  onSelect: (interval: Interval) => void;
  /** The reader asks for the whole day. */
  onReset: () => void;
}

/** Room around the plot in CSS pixels; the drawn picture below keeps the same, so nothing moves between the two. */
export interface Gutters {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export interface Panel {
  update: (content: PanelContent) => void;
  /** Puts the reading line at a minute. */
  setCursor: (minute: number) => void;
  destroy: () => void;
}

/** A shorter drag is a click. */
const SHORTEST_DRAG_PX = 8;

/** Drag with mouse, pen or finger selects a stretch; the library's own drag knows the mouse only. */
function addDragging(chart: UPlot, {onPoint, onSelect}: PanelEvents): void {
  let start: number | undefined;
  const positionOf = (event: PointerEvent) => {
    const {left, width} = chart.over.getBoundingClientRect();
    return Math.min(width, Math.max(0, event.clientX - left));
  };
  const finish = () => {
    start = undefined;
    chart.setSelect({left: 0, top: 0, width: 0, height: 0}, false);
  };
  chart.over.addEventListener('pointerdown', (event) => {
    if (event.button === 0 && event.isPrimary) {
      start = positionOf(event);
      chart.over.setPointerCapture(event.pointerId);
      onPoint(chart.posToVal(start, 'x'));
    }
  });
  chart.over.addEventListener('pointermove', (event) => {
    const position = positionOf(event);
    if (start !== undefined) {
      const left = Math.min(start, position);
      const height = chart.over.clientHeight;
      chart.setSelect({left, top: 0, width: Math.abs(position - start), height}, false);
    }
    onPoint(chart.posToVal(position, 'x'));
  });
  chart.over.addEventListener('pointerup', (event) => {
    const [from, to] = [start ?? 0, positionOf(event)].sort((left, right) => left - right) as [number, number];
    const dragged = start !== undefined && to - from >= SHORTEST_DRAG_PX;
    finish();
    if (dragged) {
      onSelect({from: chart.posToVal(from, 'x'), to: chart.posToVal(to, 'x')});
    }
  });
  chart.over.addEventListener('pointercancel', finish);
}

/** The values of a panel in the shape that the library draws. */
function dataOf({points}: PanelContent): UPlot.AlignedData {
  return [points.minutes, points.values];
}

/**
 * Draws one series into `host`, follows the size of the host and the colour mode, and reports what the reader does.
 * Colours are the custom properties that `host` inherits: `--site-chart-line`, `--site-text-muted`, `--site-border`.
 */
export function createPanel(host: HTMLElement, gutters: Gutters, first: PanelContent, events: PanelEvents): Panel {
  let content = first;
  let cursorMinute: number | undefined;
  const colour = (property: string) => () => getComputedStyle(host).getPropertyValue(property).trim();
  const {fontSize, fontFamily} = getComputedStyle(host);
  const axis = {
    font: `${fontSize} ${fontFamily}`,
    stroke: colour('--site-text-muted'),
    grid: {stroke: colour('--site-border'), width: 1},
    ticks: {show: false},
  };
  const size = () => ({width: host.clientWidth, height: host.clientHeight});
  const ignored = () => null;
  const showCursor = () => {
    if (cursorMinute !== undefined) {
      chart.setCursor({left: chart.valToPos(cursorMinute, 'x'), top: 0}, false);
    }
  };

  const chart: UPlot = new UPlot(
    {
      ...size(),
      padding: [gutters.top, gutters.right, 0, 0],
      legend: {show: false},
      cursor: {
        y: false,
        points: {show: false},
        drag: {x: false, y: false, setScale: false},
        bind: {
          mousemove: ignored,
          mouseenter: ignored,
          mouseleave: ignored,
          mousedown: ignored,
          mouseup: ignored,
          dblclick: ignored,
        },
      },
      scales: {
        x: {time: false, range: () => [content.interval.from, content.interval.to]},
        y: {range: () => [...content.axis.domain]},
      },
      axes: [
        {
          ...axis,
          size: gutters.bottom,
          gap: 6,
          splits: () => [...content.timeTicks],
          values: (_, minutes) => minutes.map((minute) => content.timeLabel(minute)),
        },
        {
          ...axis,
          size: gutters.left,
          gap: 8,
          splits: () => [...content.axis.ticks],
          values: (_, values) => values.map((value) => content.valueLabel(value)),
        },
      ],
      // Positions on the axes are known from the first drawing on.
      hooks: {ready: [() => showCursor()]},
      series: [
        {},
        {
          stroke: colour('--site-chart-line'),
          width: 1.5,
          spanGaps: false,
          points: {
            show: () => content.points.step > 1,
            size: 5,
            stroke: colour('--site-chart-line'),
            fill: colour('--site-chart-line'),
          },
        },
      ],
    },
    dataOf(first),
    host,
  );
  addDragging(chart, events);
  chart.over.addEventListener('dblclick', events.onReset);

  const resized = new ResizeObserver(() => {
    const {width, height} = size();
    if (width > 0 && (width !== chart.width || height !== chart.height)) {
      chart.setSize({width, height});
      showCursor();
    }
  });
  resized.observe(host);
  // Colours are read at each drawing, so a change of the mode only needs one.
  const recoloured = new MutationObserver(() => chart.redraw(false));
  recoloured.observe(document.documentElement, {attributes: true, attributeFilter: ['data-theme']});

  return {
    update(next) {
      content = next;
      chart.batch(() => {
        chart.setData(dataOf(next));
        // The library labels an axis anew only when its ends have changed.
        chart.redraw(true, true);
      });
      showCursor();
    },
    setCursor(minute) {
      cursorMinute = minute;
      showCursor();
    },
    destroy() {
      resized.disconnect();
      recoloured.disconnect();
      chart.destroy();
    },
  };
}
