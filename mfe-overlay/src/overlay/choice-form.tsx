import type { Choice } from '@lintel/contract';
import { Button, ButtonLink, Checkbox, Select, tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { $live, $requested, releaseChosen, switched, type PageFacts } from './overlay.model.ts';
import { addressOf, commandOf } from './overrides.ts';
import { useAddress } from './use-address.ts';

/** Other releases of each remote, or none of it, for oneself. What was chosen is an address that the registry resolves. */
export function ChoiceForm({ facts }: { facts: PageFacts }) {
  const { t } = useTranslation('mfe-overlay');
  const { requested, live, choose, toggle } = useUnit({
    requested: $requested,
    live: $live,
    choose: releaseChosen,
    toggle: switched,
  });
  const here = useAddress();
  const titleId = useId();
  const policy = facts.choices?.policy ?? 'none';
  const reset = addressOf(here, live, live);
  return (
    <Box
      aria-labelledby={titleId}
      onSubmit={(event) => {
        event.preventDefault();
        const address = addressOf(here, requested, live);
        // So that the panel shows the result on the new page.
        address.searchParams.set('mfe-overlay', '');
        location.assign(address);
      }}
    >
      <h3 id={titleId}>{t('choice.title')}</h3>
      {policy === 'none' && <p>{t('choice.none')}</p>}
      {policy === 'closed' && <p>{t('choice.closed')}</p>}
      {Object.entries(facts.choices?.remotes ?? {}).map(([name, choices]) => (
        <Remote key={name}>
          <Select
            label={t('choice.version', { name })}
            value={requested.releases[name] ?? ''}
            onChange={({ target }) => choose({ remote: name, release: target.value })}
            options={choices.map((choice) => ({
              value: idOf(choice),
              label: choice.refusals.length > 0 ? t('choice.unfit', { release: idOf(choice) }) : idOf(choice),
              disabled: choice.refusals.length > 0,
            }))}
          />
          {/* Without itself it could not be taken back here. */}
          {name !== 'mfe-overlay' && (
            <Checkbox
              label={t('choice.off', { name })}
              checked={requested.off.includes(name)}
              onChange={({ target }) => toggle({ remote: name, isOff: target.checked })}
            />
          )}
        </Remote>
      ))}
      {policy === 'signed' && <p>{t('choice.signed', { command: commandOf(requested, live) })}</p>}
      <Row>
        {policy === 'open' && <Button type="submit">{t('choice.apply')}</Button>}
        <ButtonLink tone="secondary" to={reset.pathname + reset.search} reloadDocument>
          {t('choice.reset')}
        </ButtonLink>
      </Row>
    </Box>
  );
}

const idOf = ({ version, build }: Choice): string => `${version}-${build}`;

const { space } = tokens;

const Box = styled.form`
  display: grid;
  gap: ${space[4]};
  padding-block-start: ${space[3]};
  border-block-start: 1px solid ${tokens.color.border.hairline};
  h3 {
    font: ${tokens.font.bodyStrong};
  }
  p {
    overflow-wrap: anywhere;
  }
`;
const Remote = styled.div`
  display: grid;
  gap: ${space[2]};
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
`;
