/** Names of all diagrams of the manual. Each diagram is drawn by the file `diagrams/<name>.tsx`. */
export const DIAGRAM_NAMES = [
  'data-flow',
  'object-hierarchy',
  'roles',
  'rs485-bus',
  'laser-principle',
  'ble-steps',
  'no-data',
] as const;

export type DiagramName = (typeof DIAGRAM_NAMES)[number];
