/** What is equal stays the same object from one drawing to the next, so that only what has changed is drawn anew. */
import { useRef } from "preact/hooks";
import { shared } from "./sharing";

/** A value made anew by every drawing, as the object of the last one where it is equal. */
export function useShared<Value>(value: Value): Value {
  const last = useRef(value);
  last.current = shared(last.current, value);
  return last.current;
}
