import type { ResolvedLock } from '@lintel/contract';
import { Button, LiveRegion, tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { addressOf, sharedAddress } from './overrides.ts';
import { reportOf } from '../common/report.ts';
import { $hasCopied, $live, $uncopied, $requested, copyRequested, type PageFacts } from './overlay.model.ts';
import { useAddress } from './use-address.ts';

/** Takes the link to what is chosen, or a report for an issue, to the clipboard; shows the text where that is not allowed. */
export function CopyRow({ site, facts }: { site: ResolvedLock; facts: PageFacts }) {
  const { t } = useTranslation('mfe-overlay');
  const { requested, live, hasCopied, uncopied, copy } = useUnit({
    requested: $requested,
    live: $live,
    hasCopied: $hasCopied,
    uncopied: $uncopied,
    copy: copyRequested,
  });
  const here = useAddress();
  const link = () => sharedAddress(addressOf(here, requested, live), facts, site.revision).href;
  const report = () =>
    reportOf(facts.parts, facts.shares, {
      address: here,
      at: new Date(),
      environment: site.environment,
      revision: site.revision,
      browser: navigator.userAgent,
      window: `${innerWidth} × ${innerHeight}`,
      language: document.documentElement.lang,
      link: link(),
    });
  return (
    <div>
      <Row>
        <Button size="small" tone="secondary" onClick={() => copy(link())}>
          {t('copy.link')}
        </Button>
        <Button size="small" tone="secondary" onClick={() => copy(report())}>
          {t('copy.report')}
        </Button>
        {hasCopied && <span aria-hidden>{t('copy.done')}</span>}
      </Row>
      <LiveRegion>{hasCopied ? t('copy.done') : ''}</LiveRegion>
      {uncopied !== null && (
        <Uncopied>
          {t('copy.failed')}
          <textarea readOnly rows={6} dir="ltr" value={uncopied} onFocus={({ target }) => target.select()} />
        </Uncopied>
      )}
    </div>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[2]};
`;
const Uncopied = styled.label`
  display: grid;
  gap: ${tokens.space[2]};
  padding-block-start: ${tokens.space[3]};
`;
