/** In the app, the page's address names the lesson that is shown. */
import { useEffect } from "preact/hooks";

export function inApp(): boolean {
  return "fujikitApp" in document.body.dataset;
}

export function useAddress(lesson: string, several: boolean): void {
  useEffect(() => {
    if (!several || !inApp()) return;
    const address = new URL(location.href);
    if (address.searchParams.get("lesson") === lesson) return;
    address.searchParams.set("lesson", lesson);
    history.replaceState(history.state, "", address);
  }, [lesson, several]);
}
