/**
 * A read whose value serves everybody for `maximumAgeMs`; those who ask meanwhile share it. A failure is not kept.
 * @param now a monotonic clock, in milliseconds
 */
export function recent<Value>(
	read: () => Promise<Value>,
	maximumAgeMs: number,
	now: () => number = () => performance.now(),
): () => Promise<Value> {
	let kept: { value: Promise<Value>; at: number } | undefined;
	return () => {
		if (kept && now() - kept.at < maximumAgeMs) return kept.value;
		const reading = { value: read(), at: now() };
		kept = reading;
		reading.value.catch(() => {
			if (kept === reading) kept = undefined;
		});
		return reading.value;
	};
}
