const found: string[] = [];

/** Notes parameters that the back end would refuse, or an answer that it never gives. */
export const noteContractProblem = (problem: string): void => void found.push(problem);

/** What was noted since the last call. */
export const takeContractProblems = (): string[] => found.splice(0);

// A page shows such a call as an error of the back end, which the test may expect for another reason.
if (typeof afterEach === 'function')
  afterEach(() => {
    const problems = takeContractProblems();
    if (problems.length > 0) throw new Error(`Calls broke the contract:\n${problems.join('\n')}`);
  });
