import { licenseValues, type License } from '../content/project-details';
import { fill } from '../content/text';
import { useContent } from '../content/use-content';
import { partTexts } from '../content/texts';

/** "License to Sell applied for", or its number: on cards and in the strip of facts. */
export function LicenseShort({ license }: { license: License }) {
  const words = useContent('details').license;
  const text = license.state === 'issued' ? words.shortIssued : words.shortAppliedFor;
  return <>{fill(text, licenseValues(license, ''))}</>;
}

/** What its state means for a buyer. */
export function LicenseEffect({ license, project }: { license: License; project: string }) {
  const words = useContent('details').license;
  const text = license.state === 'issued' ? words.effectIssued : words.effectAppliedFor;
  return <>{fill(text, licenseValues(license, project))}</>;
}

/** On every render, in its corner: it is a drawing of what is to come, not a photograph. */
export function RenderCaption({ className = '' }: { className?: string }) {
  return (
    <span
      className={`pointer-events-none absolute right-0 bottom-0 bg-ink/70 px-2 py-0.5 text-[0.75rem] leading-snug text-paper ${className}`}
    >
      {partTexts.caption}
    </span>
  );
}
