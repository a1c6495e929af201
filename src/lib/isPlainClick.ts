type Click = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Whether a click on a link opens it in this tab: with the first button and no modifier key. */
export const isPlainClick = ({button, ctrlKey, metaKey, shiftKey, altKey}: Click): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
