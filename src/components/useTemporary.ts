import {useEffect, useState} from 'react';

/** Like `useState`, but resets the value to `initial` after `timeoutMs`. For confirmations such as "Copied". */
export default function useTemporary<Value>(initial: Value, timeoutMs: number): [Value, (value: Value) => void] {
  const [value, setValue] = useState(initial);
  useEffect(() => {
    if (value === initial) {
      return undefined;
    }
    const timer = setTimeout(() => setValue(initial), timeoutMs);
    return () => clearTimeout(timer);
  }, [value, initial, timeoutMs]);
  return [value, setValue];
}
