/** A list that is opened again as it was shown last has as many pages as then: so Back leads to the row that the user left. */
export const reopened = <Params>(
  params: Params,
  { shown, pages }: { shown: string | null; pages: number },
): { params: Params; pages: number } => ({ params, pages: shown === JSON.stringify(params) ? pages : 1 });
