import { Button, copyIcon, LiveRegion, tokens } from '@lintel/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

interface Line {
  label: string;
  value: string;
}

/** Values that are typed in elsewhere, each with a button that copies it. */
export function CopyList({ lines }: { lines: readonly Line[] }) {
  const { t } = useTranslation('mfe-payments');
  const [copied, setCopied] = useState('');
  const copy = async ({ label, value }: Line) => {
    await navigator.clipboard.writeText(value);
    setCopied(label);
  };
  return (
    <List>
      {lines.map((line) => (
        <div key={line.label}>
          <dt>{line.label}</dt>
          <dd>
            <bdi dir="auto">{line.value}</bdi>
          </dd>
          <dd>
            <Button
              tone="quiet"
              size="small"
              icon={copyIcon}
              aria-label={t('transfer.copyWhat', { what: line.label })}
              // Without the permission the value stays on screen, to be selected by hand.
              onClick={() => void copy(line).catch(() => undefined)}
            >
              {t(copied === line.label ? 'transfer.copied' : 'transfer.copy')}
            </Button>
          </dd>
        </div>
      ))}
      <LiveRegion>{copied && t('transfer.copiedWhat', { what: copied })}</LiveRegion>
    </List>
  );
}

const List = styled.dl`
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    padding-block: ${tokens.space[2]};
    border-block-end: 1px solid ${tokens.color.border.hairline};
  }
  dt {
    grid-column: 1;
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
  }
  dd {
    grid-column: 1;
    margin: 0;
    overflow-wrap: anywhere;
  }
  dd:last-child {
    grid-area: 1 / 2 / span 2;
  }
`;
