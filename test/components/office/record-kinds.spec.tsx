import { readdirSync, readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { CoreAdminContext } from 'ra-core';
import { useKind } from '../../../web-admin/src/history/useKind';
import { i18nProvider } from '../../../web-admin/src/messages/index';

/** The resources of which the API tells activity. */
const RESOURCES = readdirSync('src', { encoding: 'utf8', recursive: true }).flatMap((file) =>
  !file.endsWith('.ts')
    ? []
    : [...readFileSync(`src/${file}`, 'utf8').matchAll(/defineActivity\(\s*'([a-z-]+)'/g)].map(
        ([, name = '']) => name,
      ),
);

function Kinds() {
  const kindOf = useKind();
  return <>{RESOURCES.map(kindOf).join('\n')}</>;
}

it('has words for whatever activity tells of', () => {
  const { container } = render(
    <CoreAdminContext i18nProvider={i18nProvider}>
      <Kinds />
    </CoreAdminContext>,
  );
  const kinds = (container.textContent ?? '').split('\n');
  expect(kinds.length).toBeGreaterThan(15);
  expect(kinds.filter((kind) => !/^[A-Z]/.test(kind))).toEqual([]);
});
