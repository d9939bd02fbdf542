import { waitingTexts as texts } from '../../content/texts';
import { useContent } from '../../content/use-content';

/** Over the form of an event that is full: what sending it does now. */
export function FullNotice({ full }: { full: boolean }) {
  const { fee } = useContent('event');
  return (
    <div role="status">
      {full && (
        <div className="mb-6 border-l-4 border-brass bg-sand/60 px-5 py-4">
          <p className="font-medium">{texts.full}</p>
          <p>
            {texts.fullHint}
            {fee.amount > 0 && ` ${texts.nothingBefore}`}
          </p>
        </div>
      )}
    </div>
  );
}
