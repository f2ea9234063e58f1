/**
 * Makes `work` something to be asked for: one run at a time, and one more after it when somebody asked meanwhile. A
 * thousand askers cost two runs.
 */
export function oneAtATime(work: () => Promise<unknown>, onError: (error: unknown) => void): () => void {
	let isRunning = false;
	let askedMeanwhile = false;
	const run = async () => {
		isRunning = true;
		try {
			do {
				askedMeanwhile = false;
				await work();
			} while (askedMeanwhile);
		} catch (error) {
			onError(error);
		} finally {
			isRunning = false;
		}
	};
	return () => {
		if (isRunning) askedMeanwhile = true;
		else void run();
	};
}
