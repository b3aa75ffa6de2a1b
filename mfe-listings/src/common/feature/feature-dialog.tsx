import { packagesFor } from '@lintel/contract';
import { errorText, formatCount, formatDate, useLocale } from '@lintel/i18n';
import {
  Banner,
  Button,
  ButtonLink,
  DescriptionList,
  Dialog,
  ErrorState,
  Skeleton,
  tokens,
} from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { featureUnits, type FeaturedKind } from './feature-units.ts';
import { $refusal, featuring, featureOpened, isAbout, packages } from './feature.model.ts';

const DAY_MS = 86_400_000;

interface Props {
  kind: FeaturedKind;
  id: number;
  title: string;
  onClose(): void;
}

/** Before a listing is featured: what that brings, where it is shown, until when, and what it takes of the package. */
export function FeatureDialog({ kind, id, title, onClose }: Props) {
  const { t } = useTranslation('mfe-listings');
  const { t: common } = useTranslation();
  const { data, error, refusal, pending, open, load, feature } = useUnit({
    data: packages.$data,
    error: packages.$error,
    refusal: $refusal,
    pending: featuring.$pending,
    open: featureOpened,
    load: packages.refresh,
    feature: featuring.start,
  });
  const here = useLocation();
  useEffect(() => open(), [open]);
  const units = data && featureUnits(data.active_packages, kind);
  return (
    <Dialog
      title={t('feature.title')}
      onClose={onClose}
      footer={
        <>
          {units && (
            <Button busy={pending} onClick={() => feature({ feature_for: kind, [`${kind}_id`]: id })}>
              {t('feature.confirm')}
            </Button>
          )}
          <Button tone="secondary" onClick={onClose}>
            {common('actions.cancel')}
          </Button>
        </>
      }
    >
      <Inside>
        <p>{t('feature.lead', { title })}</p>
        {refusal && isAbout(refusal.params, kind, id) && <Failure error={refusal.error} />}
        {error && !data && <ErrorState error={error} onRetry={() => load()} />}
        {!data && !error && <Skeleton height="8rem" />}
        {units && <Effect units={units} />}
        {data && !units && (
          <Banner
            tone="warning"
            title={t('feature.none')}
            action={
              <ButtonLink size="small" to={packagesFor(`${kind}_feature`, here)}>
                {t('feature.packages')}
              </ButtonLink>
            }
          />
        )}
      </Inside>
    </Dialog>
  );
}

function Failure({ error }: { error: Parameters<typeof errorText>[1] }) {
  const { t } = useTranslation('errors');
  return <Banner tone="danger">{errorText(t, error)}</Banner>;
}

function Effect({ units: { left, paidBy } }: { units: NonNullable<ReturnType<typeof featureUnits>> }) {
  const { t } = useTranslation('mfe-listings');
  const locale = useLocale();
  const until = formatDate(Date.now() + paidBy.days * DAY_MS, { locale });
  const count = (value: number) => formatCount(value, locale);
  return (
    <DescriptionList
      layout="rows"
      items={[
        { label: t('feature.where'), value: t('feature.places') },
        { label: t('feature.until'), value: t('feature.untilDay', { day: until, count: paidBy.days }) },
        { label: t('feature.paidBy'), value: paidBy.name },
        {
          label: t('feature.units'),
          value:
            left === null
              ? t('feature.unlimited')
              : t('feature.unitsAfter', { before: count(left), after: count(left - 1) }),
        },
      ]}
    />
  );
}

const Inside = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
`;
