import type { Question } from '@lintel/contract';
import { Button, DescriptionList, Dialog, tokens } from '@lintel/ui';
import styled from 'styled-components';

/** Asks what a remote wants to know; closing it declines. */
export default function QuestionDialog({
  question: { title, text, lines = [], agree, decline },
  answer,
}: {
  question: Question;
  answer(agrees: boolean): void;
}) {
  return (
    <Dialog
      title={title}
      urgent
      onClose={() => answer(false)}
      footer={
        <>
          <Button tone="secondary" onClick={() => answer(false)}>
            {decline}
          </Button>
          <Button onClick={() => answer(true)}>{agree}</Button>
        </>
      }
    >
      <Body>
        <p>{text}</p>
        {lines.length > 0 && <DescriptionList items={lines} />}
      </Body>
    </Dialog>
  );
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};
`;
