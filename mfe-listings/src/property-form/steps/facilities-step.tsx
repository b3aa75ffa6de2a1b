import { $settings } from '@lintel/remote-kit';
import { ErrorState, LoadingBlocks, tokens } from '@lintel/ui';
import { FormNumberField, FormTextField } from '@lintel/ui/forms';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { facilities } from '#property-form/form/property-form.model.ts';
import { Step } from '#property-form/form/property-step.tsx';
import { keyOf } from '#property-form/form/property-values.ts';

/** How far it is to places of interest, in the site's unit. */
export default function FacilitiesStep() {
  const { t } = useTranslation('mfe-listings');
  const { answer, error, pending, refresh, settings } = useUnit({
    answer: facilities.$data,
    error: facilities.$error,
    pending: facilities.$pending,
    refresh: facilities.refresh,
    settings: $settings,
  });
  const unit = t(`form.facilities.unit.${settings?.distance_option ?? 'km'}`);
  const places = (answer?.data ?? []).map(({ id, name }) => ({
    id,
    name,
    path: `distances.${keyOf(id)}`,
    which: t('form.facilities.which', { name }),
  }));
  const labels = Object.fromEntries(
    places.flatMap(({ path, name, which }) => [
      [`${path}.distance`, name],
      [`${path}.place`, which],
    ]),
  );
  return (
    <Step step="facilities" labels={labels}>
      <Hint>{t('form.facilities.distanceIn', { unit })}</Hint>
      {error && !answer && <ErrorState error={error} onRetry={() => refresh()} retrying={pending} />}
      {!error && !answer && <LoadingBlocks height="72px" count={3} />}
      <List>
        {places.map(({ id, name, path, which }) => (
          <li key={id}>
            <FormNumberField name={`${path}.distance`} label={name} optional />
            <FormTextField name={`${path}.place`} label={which} autoComplete="off" optional />
          </li>
        ))}
      </List>
    </Step>
  );
}

const Hint = styled.p`
  color: ${tokens.color.text.muted};
`;
const List = styled.ul`
  display: grid;
  gap: ${tokens.space[5]};
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
    align-items: end;
    gap: ${tokens.space[3]} ${tokens.space[4]};
    padding-block-end: ${tokens.space[5]};
    border-block-end: 1px solid ${tokens.color.border.hairline};
  }
`;
