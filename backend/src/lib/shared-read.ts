/**
 * Makes one read of those that ask at the same time. Each caller gets a read that begins after the question, so that it
 * knows what was true then; those that ask while one runs share the next.
 */
export function sharedRead<Value>(read: () => Promise<Value>): () => Promise<Value> {
	let running: Promise<unknown> = Promise.resolve();
	let next: Promise<Value> | undefined;
	return () => {
		next ??= running.then(() => {
			next = undefined;
			const reading = read();
			running = reading.catch(() => undefined);
			return reading;
		});
		return next;
	};
}
