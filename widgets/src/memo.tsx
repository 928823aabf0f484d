/** A part that is drawn anew only when one of its properties is another one. */
import { Component, type ComponentType, type FunctionComponent, type RenderableProps } from "preact";

function differ(before: object, after: object): boolean {
  const [old, now] = [Object.entries(before), new Map<string, unknown>(Object.entries(after))];
  return old.length !== now.size || old.some(([name, value]) => !now.has(name) || now.get(name) !== value);
}

export function memo<Props extends object>(Part: FunctionComponent<Props>): ComponentType<Props> {
  return class extends Component<Props> {
    override shouldComponentUpdate(next: Readonly<Props>): boolean {
      return differ(this.props, next);
    }

    override render(props: RenderableProps<Props>) {
      return <Part {...(props as Props)} />;
    }
  };
}
