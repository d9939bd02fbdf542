import { Component, createContext, useContext, useEffect, useEffectEvent, type ReactNode } from 'react';
import { partTexts } from '../content/texts';

type State = { failed: boolean };

/** Asked when a part fails; true when it has done something about it, so that the part is to be drawn anew. */
type Repair = () => boolean;
const Repairs = createContext<Set<Repair> | undefined>(undefined);

/** Calls `repair` when the part of the page around it fails. */
export function useWhenBroken(repair: Repair): void {
  const repairs = useContext(Repairs);
  const latest = useEffectEvent(repair);
  useEffect(() => {
    const one = () => latest();
    repairs?.add(one);
    return () => void repairs?.delete(one);
  }, [repairs]);
}

/** Around each island: what breaks inside leaves the rest of the page as it is, and says so with a button. */
export class Boundary extends Component<{ children: ReactNode; fallback?: ReactNode }, State> {
  override state: State = { failed: false };
  private readonly repairs = new Set<Repair>();

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch() {
    const repaired = [...this.repairs].map((repair) => repair());
    if (repaired.includes(true)) this.setState({ failed: false });
  }

  override render() {
    if (!this.state.failed) return <Repairs value={this.repairs}>{this.props.children}</Repairs>;
    return (
      this.props.fallback ?? (
        <PartNotice text={partTexts.broken} onRetry={() => this.setState({ failed: false })} />
      )
    );
  }
}

function PartNotice({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div role="alert" className="part-notice">
      <p>{text}</p>
      <button type="button" className="btn" onClick={onRetry}>
        {partTexts.retry}
      </button>
    </div>
  );
}
