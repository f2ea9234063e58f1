/**
 * Combines concurrent reads. A caller gets a read that begins after its call, so that the result is not older;
 * callers during a running read share the next one.
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
