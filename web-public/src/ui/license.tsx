import { licenseEffect, licenseValues, type License } from '../content/projects/pieces/project-details';
import { fill } from '../content/text';
import { useContent } from '../content/use-content';

/** "License to Sell applied for", or its number: on cards and in the strip of facts. */
export function LicenseShort({ license }: { license: License }) {
  const words = useContent('details').license;
  const text = license.state === 'issued' ? words.shortIssued : words.shortAppliedFor;
  return <>{fill(text, licenseValues(license, ''))}</>;
}

/** What its state means for a buyer. */
export function LicenseEffect({ license, project }: { license: License; project: string }) {
  return <>{licenseEffect(license, project, useContent('details').license)}</>;
}
