/** The end of a lesson: what is done, and where to go from here. */
import { Art } from "../art/Art";
import type { ContentsView } from "../generated";
import { useShell } from "../Shell";
import { inApp } from "./useAddress";

export function Finished({ contents }: { contents: ContentsView }) {
  const { translate } = useShell();
  const { lessons, onward } = contents;
  const all = lessons.every(({ done }) => done);
  return (
    <div class="fk-course-done">
      <p>{translate(all && lessons.length > 1 ? "lessons.all-done" : "lesson.finished")}</p>
      {all && onward && inApp() && (
        <a href={`${onward}.ipynb`}>
          {translate("lessons.onward")}
          <Art name="icon-next" />
        </a>
      )}
    </div>
  );
}
