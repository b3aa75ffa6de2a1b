import { Button, TextField } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Row, Stack } from '../../common/panel.styles.ts';
import { Card, Refused } from './environments.styles.ts';
import { moveConfirmed, moveDropped, moveFx, type AskedMove } from './environments.model.ts';

/** What a change would do and the reasons against it, before the user wants it. The registry decides, also against its own advice. */
export function MoveConfirmation({ asked, environment }: { asked: AskedMove; environment: string }) {
  const { t } = useTranslation('mfe-overlay');
  const { t: tOfUi } = useTranslation();
  const { confirm, drop, isMoving } = useUnit({
    confirm: moveConfirmed,
    drop: moveDropped,
    isMoving: moveFx.pending,
  });
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [asked]);
  const { differences, verdict, wanted } = asked.preview;
  const isPromotion = asked.move.promote !== null;
  const refusals = verdict?.verdicts.flatMap((one) => one.refusals) ?? [];
  return (
    <Card as="section" aria-labelledby={titleId}>
      <h3 id={titleId} ref={heading} tabIndex={-1}>
        {isPromotion
          ? t('move.promoteTitle', { wanted, environment })
          : t('move.revertTitle', { wanted, environment })}
      </h3>
      {differences.length === 0 && <p>{t('move.noDifference')}</p>}
      <ul role="list">
        {differences.map(({ name, from, to }) => (
          <li key={name}>
            <bdi dir="ltr">{`${name}: ${from ?? '–'} → ${to ?? '–'}`}</bdi>
          </li>
        ))}
      </ul>
      {verdict?.yes && <p>{t('move.fits')}</p>}
      {refusals.map(({ release, reason, rule }) => (
        <Refused key={`${release} ${rule} ${reason}`} lang="en" dir="ltr">
          {`${release}: ${reason} (${rule})`}
        </Refused>
      ))}
      <Stack
        as="form"
        onSubmit={(event) => {
          event.preventDefault();
          const reason = new FormData(event.currentTarget as HTMLFormElement).get('reason');
          if (!isMoving) confirm(typeof reason === 'string' ? reason : '');
        }}
      >
        <TextField name="reason" label={t('environments.reason')} maxLength={1_000} autoComplete="off" />
        <Row>
          <Button type="submit" size="small" busy={isMoving}>
            {isPromotion ? t('move.promoteNow') : t('move.revertNow')}
          </Button>
          <Button size="small" tone="secondary" onClick={() => drop()}>
            {tOfUi('actions.cancel')}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
