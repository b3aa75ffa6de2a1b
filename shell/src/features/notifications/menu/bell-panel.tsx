import type { NotificationRow } from '@lintel/api-contract';
import { notificationAddress, paths } from '@lintel/contract';
import { formatWhen, useLocale } from '@lintel/i18n';
import { Button, media, refreshIcon, Skeleton, TextLink, tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { $isKnown } from '#remotes/routing/known-addresses.ts';
import { $error, $latest, bellClosed, bellOpened, retried } from './bell.model.ts';

/** Where a row leads: to what it is about, else to the list itself. */
const addressOf = (row: NotificationRow): string => notificationAddress(row) ?? paths.notifications();

/** The latest notifications. Being shown here counts as having been looked at. */
export function BellPanel({ onLeave }: { onLeave(): void }) {
  const { t } = useDeferredTranslation();
  const { opened, closed, isKnown } = useUnit({ opened: bellOpened, closed: bellClosed, isKnown: $isKnown });
  useEffect(() => {
    opened();
    return () => {
      closed();
    };
  }, [opened, closed]);
  return (
    <Box>
      <h2>{t('bell.label')}</h2>
      <Content onLeave={onLeave} />
      {isKnown(paths.notifications()) && (
        <TextLink to={paths.notifications()} onClick={onLeave}>
          {t('bell.all')}
        </TextLink>
      )}
    </Box>
  );
}

function Content({ onLeave }: { onLeave(): void }) {
  const { t } = useDeferredTranslation();
  const { t: common } = useTranslation();
  const { latest, error, retry, isKnown } = useUnit({
    latest: $latest,
    error: $error,
    retry: retried,
    isKnown: $isKnown,
  });
  if (error && !latest)
    return (
      <div role="alert">
        <p>{t('bell.failed')}</p>
        <Button size="small" tone="secondary" icon={refreshIcon} onClick={() => retry()}>
          {common('actions.retry')}
        </Button>
      </div>
    );
  if (!latest) return <Skeleton height="160px" />;
  if (latest.length === 0) return <p>{t('bell.empty')}</p>;
  return (
    <List role="list">
      {latest.map((row) => (
        <li key={row.id}>
          {isKnown(addressOf(row)) ? (
            <Link to={addressOf(row)} onClick={onLeave}>
              <Row row={row} />
            </Link>
          ) : (
            <div>
              <Row row={row} />
            </div>
          )}
        </li>
      ))}
    </List>
  );
}

function Row({ row }: { row: NotificationRow }) {
  const locale = useLocale();
  const [now] = useState(() => Date.now());
  return (
    <>
      <strong dir="auto">{row.title}</strong>
      <span dir="auto">{row.message}</span>
      <time dateTime={row.created_at}>{formatWhen(row.created_at, { now, locale })}</time>
    </>
  );
}

const { color, space } = tokens;

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow-wrap: anywhere;
  hyphens: auto;
  gap: ${space[3]};
  ${media.tablet} {
    inline-size: 328px;
  }
  font: ${tokens.font.small};
  h2 {
    font: ${tokens.font.bodyStrong};
  }
`;
const List = styled.ul`
  max-block-size: min(420px, 60dvh);
  margin-inline: calc(-1 * ${space[2]});
  overflow-y: auto;
  a,
  li > div {
    display: grid;
    gap: 2px;
    padding: ${space[2]};
    border-radius: ${tokens.radius.control};
    color: ${color.text.default};
    text-decoration: none;
  }
  a:hover {
    background: ${color.surface.sunken};
  }
  span {
    display: -webkit-box;
    overflow: hidden;
    color: ${color.text.muted};
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  time {
    color: ${color.text.muted};
    font: ${tokens.font.micro};
  }
`;
