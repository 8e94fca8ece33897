import { Component, type ComponentChildren, type FunctionComponent } from 'preact';

const isSame = (one: object, other: object): boolean => {
  const [now, before] = [Object.entries(one), other as Record<string, unknown>];
  return now.length === Object.keys(other).length && now.every(([name, value]) => value === before[name]);
};

/** A component that is drawn anew only where one of its properties is another than before. */
export const steady = <Props extends object>(Drawn: FunctionComponent<Props>) =>
  class Steady extends Component<Props> {
    override shouldComponentUpdate(next: Props): boolean {
      return !isSame(next, this.props);
    }

    override render(props: Props): ComponentChildren {
      return <Drawn {...props} />;
    }
  };
