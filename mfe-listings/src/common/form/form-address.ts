import { useLocation } from 'react-router-dom';

/** Where a form is on screen: its page, its draft, the step. */
export interface FormPlace {
  path: string;
  /** Null until the form has a draft, and of a form that changes a listing. */
  draft: string | null;
  /** Null: the list of steps. */
  step: string | null;
  /** The listing that a new form copies; null: it begins empty. */
  from: number | null;
}

export function useFormPlace(): FormPlace {
  const { pathname: path, search } = useLocation();
  const parameters = new URLSearchParams(search);
  const from = Number(parameters.get('from'));
  return {
    path,
    draft: parameters.get('draft'),
    step: parameters.get('step'),
    from: Number.isInteger(from) && from > 0 ? from : null,
  };
}

/** Address of a step, or of one of its fields; without a step that of the list. */
export function formAddress(
  { path, draft, step }: Pick<FormPlace, 'path' | 'draft' | 'step'>,
  field?: string,
): string {
  const parameters = new URLSearchParams({ ...(draft ? { draft } : {}), ...(step ? { step } : {}) });
  const query = parameters.size > 0 ? `?${parameters}` : '';
  return `${path}${query}${field ? `#${encodeURIComponent(field)}` : ''}`;
}

/** Address of a new form that begins as a copy; each has a draft of its own. */
export const copyAddress = (path: string, from: number): string =>
  `${path}?${new URLSearchParams({ draft: crypto.randomUUID(), from: String(from) })}`;
