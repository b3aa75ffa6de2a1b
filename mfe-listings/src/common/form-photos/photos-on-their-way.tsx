import { alertIcon, closeIcon, Icon, IconButton, refreshIcon, tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { PhotoIntake, PhotoOnItsWay } from './photo-intake.ts';

/** Photos that are not in the form yet, one row each: those being prepared, and those that cannot be read, until the user decides. */
export function PhotosOnTheirWay({ intake }: { intake: PhotoIntake }) {
  const { t } = useTranslation('mfe-listings');
  const { queue, unreadable, cancel, retry } = useUnit({
    queue: intake.$queue,
    unreadable: intake.$unreadable,
    cancel: intake.cancelled,
    retry: intake.retried,
  });
  const rows = [...unreadable, ...queue];
  if (rows.length === 0) return null;
  return (
    <List aria-label={t('form.photos.onTheirWay')}>
      {rows.map((one) => (
        <Row key={one.id} one={one} onCancel={cancel} onRetry={retry} />
      ))}
    </List>
  );
}

interface RowProps {
  one: PhotoOnItsWay;
  onCancel(id: string): void;
  onRetry(id: string): void;
}

/** Drawn again only when its own photo goes on: others that are prepared at the time need the processor. */
const Row = memo(function Row({ one: { id, file, state }, onCancel, onRetry }: RowProps) {
  const { t } = useTranslation('mfe-listings');
  const { name } = file;
  const isUnreadable = state === 'unreadable';
  return (
    <li data-state={state}>
      <span>
        <bdi>{name}</bdi>
        <small>
          {isUnreadable && <Icon shape={alertIcon} size={14} />} {t(`form.photos.state.${state}`)}
        </small>
      </span>
      {isUnreadable && (
        <IconButton
          shape={refreshIcon}
          label={t('form.photos.readAgain', { name })}
          onClick={() => onRetry(id)}
        />
      )}
      <IconButton
        shape={closeIcon}
        label={t(isUnreadable ? 'form.photos.takeAway' : 'form.photos.cancel', { name })}
        onClick={() => onCancel(id)}
      />
    </li>
  );
});

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[2]};
  padding: 0;
  list-style: none;
  li {
    display: flex;
    align-items: center;
    gap: ${tokens.space[2]};
    padding: ${tokens.space[2]} ${tokens.space[3]};
    border: 1px solid ${tokens.color.border.hairline};
    border-radius: ${tokens.radius.control};
  }
  li > span {
    display: grid;
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  small {
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
  }
  [data-state='unreadable'] small {
    color: ${tokens.color.danger.text};
  }
`;
