import type { AlertName } from '@lintel/contract';
import { Button, tokens } from '@lintel/ui';
import { Gallery } from '@lintel/ui/gallery';
import styled from 'styled-components';
import { alertContents } from './alert-texts.ts';
import { alert } from './alert.ts';

/** `/design`: the design system in its states, and every dialog of docs/spec/client.md#dialogs, for developers and reviewers. */
export default function DesignPage() {
  return <Gallery more={[['Alerts', <Alerts key="alerts" />]]} />;
}

function Alerts() {
  return (
    <Row>
      {(Object.keys(alertContents) as AlertName[]).map((name) => (
        <Button
          key={name}
          size="small"
          tone="secondary"
          aria-haspopup="dialog"
          onClick={() => void alert(name)}
        >
          {name}
        </Button>
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
`;
