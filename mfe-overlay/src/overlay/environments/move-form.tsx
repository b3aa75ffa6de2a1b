import { Button, Select } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Row, Stack } from '../../common/panel.styles.ts';
import { moveChosen, previewFx } from './environments.model.ts';
import type { EnvironmentStatus } from './team-api.ts';

/** Offers what can be promoted here, and the way back. Each shows first what it would change. */
export function MoveForm({
  own,
  environments,
}: {
  own: EnvironmentStatus;
  environments: readonly EnvironmentStatus[];
}) {
  const { t } = useTranslation('mfe-overlay');
  const { choose, isAsking } = useUnit({ choose: moveChosen, isAsking: previewFx.pending });
  const locks = [
    ...(own.canary ? [String(own.canary.lock)] : []),
    ...environments
      .filter(({ environment }) => environment !== own.environment)
      .map(({ environment, revision }) => `${environment}@${revision}`),
  ];
  const [chosen, setChosen] = useState(locks[0] ?? '');
  const lock = locks.includes(chosen) ? chosen : locks[0];
  return (
    <Stack>
      {lock !== undefined && (
        <Select
          label={t('move.lock', { environment: own.environment })}
          value={lock}
          onChange={({ target }) => setChosen(target.value)}
          options={locks.map((value) => ({ value, label: value }))}
        />
      )}
      <Row>
        {lock !== undefined && (
          <Button size="small" busy={isAsking} onClick={() => choose({ promote: lock })}>
            {t('move.promote')}
          </Button>
        )}
        <Button size="small" tone="secondary" busy={isAsking} onClick={() => choose({ promote: null })}>
          {t('move.revert')}
        </Button>
      </Row>
    </Stack>
  );
}
