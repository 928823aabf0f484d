/** A finished game in review: its turning points, each with a branch to try, and what choice and luck made of it. */
import { Button } from "../Button";
import type { ReviewView, TurningPointView } from "../generated";
import { pageAddress } from "../pages";
import { useShell } from "../Shell";
import "../styles/review.css";
import { LeftChart } from "./LeftChart";
import { Rated } from "./Rated";

interface Props {
  review: ReviewView;
  compact: boolean;
  /** Play on from before a turning point. */
  onTry(step: number): void;
  /** Show the moment of a turning point. */
  onWatch(step: number): void;
}

export function ReviewPanel({ review, compact, onTry, onWatch }: Props) {
  const { translate } = useShell();
  return (
    <section class="fk-review" aria-label={translate("games.review")}>
      <div class="fk-review-main">
        <LeftChart review={review} compact={compact} />
        <h3>{translate("review.title")}</h3>
        {review.points.length === 0 && <p>{translate("review.none")}</p>}
        <ol class="fk-review-points">
          {review.points.map((point, index) => (
            <Point
              key={`${point.step} ${point.title}`}
              point={point}
              number={index + 1}
              onTry={() => onTry(point.step)}
              onWatch={() => onWatch(point.step)}
            />
          ))}
        </ol>
      </div>
      <div class="fk-review-side">
        <Players review={review} />
        {review.lesson && (
          <section class="fk-review-lesson">
            <h3>{translate("review.learn")}</h3>
            <p>
              {review.lesson.text} <a href={pageAddress(review.lesson.page)}>{review.lesson.title}</a>
            </p>
          </section>
        )}
      </div>
    </section>
  );
}

interface PointProps {
  point: TurningPointView;
  number: number;
  onTry(): void;
  onWatch(): void;
}

function Point({ point: { title, kind, text, choices }, number, onTry, onWatch }: PointProps) {
  const { translate } = useShell();
  return (
    <li class="fk-review-point">
      <span class="fk-review-number" aria-hidden="true">
        {number}
      </span>
      <div class="fk-review-words">
        <h4>
          {title} <span class={`fk-review-kind fk-review-${kind}`}>{translate(`review.${kind}`)}</span>
        </h4>
        <p>{text}</p>
        <ul class="fk-review-choices">
          {choices.map((choice) => (
            <Rated key={choice.label} choice={choice} />
          ))}
        </ul>
      </div>
      <div class="fk-review-ways">
        <Button
          kind={number === 1 ? "main" : "press"}
          icon="branch"
          aria-label={`${translate("review.try")}: ${title}`}
          onClick={onTry}
        >
          {translate("review.try")}
        </Button>
        <Button kind="quiet" aria-label={`${translate("review.watch")}: ${title}`} onClick={onWatch}>
          {translate("review.watch")}
        </Button>
      </div>
    </li>
  );
}

function Players({ review: { players, summary } }: { review: ReviewView }) {
  const { translate } = useShell();
  return (
    <section class="fk-review-players">
      <h3>{translate("review.players")}</h3>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{translate("review.moves")}</th>
            <th scope="col">{translate("review.given")}</th>
          </tr>
        </thead>
        <tbody>
          {players.map(({ name, made, gave_away }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{made}</td>
              <td>{gave_away}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{summary}</p>
    </section>
  );
}
