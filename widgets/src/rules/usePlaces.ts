/** Where the reader has been: every clause that is opened can be left again. */
import { useCallback, useRef } from "preact/hooks";

export interface Place {
  /** Empty for the title page. */
  clause: string;
  query: string;
}

interface Places {
  leave(place: Place): void;
  /** The place before; the title page if there is none. */
  back(): Place;
}

const MAX_PLACES = 100;

export function usePlaces(): Places {
  const places = useRef<Place[]>([]);
  return {
    leave: useCallback((place) => {
      places.current = [...places.current, place].slice(-MAX_PLACES);
    }, []),
    back: useCallback(() => places.current.pop() ?? { clause: "", query: "" }, []),
  };
}
