/**
 * Caches a read for `maximumAgeMs`; concurrent callers share it. A failure is not cached.
 * @param now a monotonic clock, in milliseconds
 */
export function recent<Value>(
	read: () => Promise<Value>,
	maximumAgeMs: number,
	now: () => number = () => performance.now(),
): () => Promise<Value> {
	let cached: { value: Promise<Value>; at: number } | undefined;
	return () => {
		if (cached && now() - cached.at < maximumAgeMs) return cached.value;
		const reading = { value: read(), at: now() };
		cached = reading;
		reading.value.catch(() => {
			if (cached === reading) cached = undefined;
		});
		return reading.value;
	};
}
