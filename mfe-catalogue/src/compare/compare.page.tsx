import { useReadable, useShell } from '@lintel/remote-kit';
import { ErrorState, PageBody, Skeleton } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { picks } from '#common/compare/compare-picks.ts';
import { SectionBoundary } from '#common/layout/section-boundary.tsx';
import { Waiting } from '#common/layout/waiting.tsx';
import { ShareButton } from '#common/share-button.tsx';
import { ChoosePartner } from './choose-partner.tsx';
import { readComparison, writeComparison, type ComparisonQuery } from '#compare/model/compare-address.ts';
import { CompareImpossible, ComparePremium } from './compare-closed.tsx';
import { CompareHomes } from './compare-homes.tsx';
import { CompareTable } from './compare-table.tsx';
import { CompareGate, comparison, $view } from '#compare/model/compare.model.ts';
import { VerdictPanel } from './verdict-panel.tsx';

/** @public fetched with this part, by name */
export { default as texts } from '#locales/all.ts';

/** `/compare?a=&b=`: two homes side by side, and what follows for whom. */
export default function ComparePage() {
  const { t } = useDeferredTranslation();
  const { describePage } = useShell();
  const { chosen, change } = useComparison();
  const { view } = useUnit({ view: $view });
  useEffect(() => describePage({ title: t('comparison.title') }), [describePage, t]);
  return (
    <PageBody
      title={t('comparison.title')}
      lead={t('comparison.lead')}
      actions={view === 'compared' && <ShareButton title={t('comparison.title')} />}
    >
      <CompareGate a={chosen.a} b={chosen.b} />
      <Content chosen={chosen} onChange={change} />
    </PageBody>
  );
}

function Content({ chosen, onChange }: { chosen: ComparisonQuery; onChange(next: ComparisonQuery): void }) {
  const { view, answer, error, pending, refresh } = useUnit({
    view: $view,
    answer: comparison.$data,
    error: comparison.$error,
    pending: comparison.$pending,
    refresh: comparison.refresh,
  });
  const { navigate } = useShell();
  if (view === 'choose') return <ChoosePartner first={chosen.a} />;
  if (view === 'premium') return <ComparePremium />;
  if (view === 'impossible' && error) return <CompareImpossible error={error} a={chosen.a} b={chosen.b} />;
  if (error && !answer) return <ErrorState error={error} onRetry={() => refresh()} retrying={pending} />;
  if (!answer)
    return (
      <Waiting>
        <Skeleton height="480px" shape="box" />
      </Waiting>
    );
  const { source_property: a, target_property: b } = answer.data;
  return (
    <>
      <CompareHomes
        a={a}
        b={b}
        onSwap={(side, id) => {
          const swapped = { a: a.id, b: b.id, [side]: id };
          navigate(writeComparison({ ...chosen, ...swapped }));
        }}
      />
      <SectionBoundary>
        <VerdictPanel
          a={a}
          b={b}
          weights={chosen.weights}
          onWeights={(weights) => onChange({ ...chosen, weights })}
        />
      </SectionBoundary>
      <SectionBoundary>
        <CompareTable a={a} b={b} shown={chosen} onShown={(change) => onChange({ ...chosen, ...change })} />
      </SectionBoundary>
    </>
  );
}

/** Sliders move faster than an address may change. Milliseconds. */
const SETTLED_MS = 300;

/** What is compared, from the address, or from the tray where the address names nothing. */
function useComparison() {
  const { search } = useLocation();
  const { navigate } = useShell();
  const tray = useReadable(picks);
  const [draft, setDraft] = useState<ComparisonQuery>();
  const [sent, setSent] = useState('');
  const [written, setWritten] = useState(search);
  if (written !== search) {
    setWritten(search);
    // Our own address may arrive after the next change, which then still has to be written.
    if (!draft || !sent.endsWith(search) || writeComparison(draft) === sent) setDraft(undefined);
  }
  const asked = readComparison(search);
  const isEmpty = asked.a === null && asked.b === null;
  const [a, b] = isEmpty
    ? [tray[0]?.id ?? null, tray[1]?.id ?? null]
    : [asked.a ?? asked.b, asked.a ? asked.b : null];
  const chosen = draft ?? { ...asked, a, b };
  useEffect(() => {
    if (!draft) return undefined;
    const timer = setTimeout(() => {
      const address = writeComparison(draft);
      setSent(address);
      navigate(address, { replace: true });
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [draft, navigate]);
  return { chosen, change: setDraft };
}
