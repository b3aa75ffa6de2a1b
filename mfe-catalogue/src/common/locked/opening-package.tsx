import { formatMoney, useLocale } from '@lintel/i18n';
import { useCurrency } from '@lintel/remote-kit';
import { Icon, lockIcon, Panel, tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { MembersActions } from '#common/members-actions.tsx';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { cheapestPackage, openedBy, type Opening } from './cheapest-package.ts';
import { packages, PackagesGate } from './packages.model.ts';

const HOURS_A_DAY = 24;

/** What opens a locked page: the cheapest package that does, its price, and what else it opens. */
export function OpeningPackage({ why, opens }: { why: string; opens: Opening }) {
  const { t } = useDeferredTranslation();
  const locale = useLocale();
  const currency = useCurrency();
  const { answer, error } = useUnit({ answer: packages.$data, error: packages.$error });
  const offer = answer && cheapestPackage(answer.data, opens);
  const others = offer ? openedBy(offer).filter((opening) => opening !== opens) : [];
  const price = offer?.price
    ? formatMoney(offer.price, { ...currency, suffix: false, locale })
    : t('locked.free');
  return (
    <Card as="aside" aria-label={why}>
      <PackagesGate />
      <h2>
        <Icon shape={lockIcon} size={22} />
        {why}
      </h2>
      {offer ? (
        <>
          <p>
            <strong dir="auto">{offer.name}</strong>
            <span>
              <bdi dir="ltr">{price}</bdi>{' '}
              {t('locked.days', { count: Math.round(offer.duration / HOURS_A_DAY) })}
            </span>
          </p>
          <ul>
            {[opens, ...others].map((opening) => (
              <li key={opening}>{t(`locked.opens.${opening}`)}</li>
            ))}
          </ul>
        </>
      ) : (
        // The place of the package is kept while it is on its way.
        !answer && !error && <Waiting aria-hidden />
      )}
      <MembersActions feature={opens} />
    </Card>
  );
}

const Card = styled(Panel)`
  display: grid;
  gap: ${tokens.space[3]};
  && h2 {
    display: flex;
    gap: ${tokens.space[2]};
    margin: 0;
    font: ${tokens.font.h3};
  }
  p {
    display: grid;
  }
  strong {
    font: ${tokens.font.bodyStrong};
  }
  bdi {
    font: ${tokens.font.price};
  }
  ul {
    padding-inline-start: ${tokens.space[5]};
    list-style: disc;
  }
`;
const Waiting = styled.div`
  block-size: 7.5rem;
`;
