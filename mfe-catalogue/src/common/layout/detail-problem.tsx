import { ErrorState, type ErrorStateProps } from '@lintel/ui';

interface Props extends ErrorStateProps {
  /** What the page would be about. */
  title: string;
}

/** In the place of one thing that could not be loaded; the page keeps a heading. */
export function DetailProblem({ title, ...failure }: Props) {
  return (
    <>
      <h1>{title}</h1>
      <ErrorState {...failure} />
    </>
  );
}
