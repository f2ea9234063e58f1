/** Runs work once one of `count` slots is free, in the order of the calls. */
export function slots(count: number): InSlot {
	let free = count;
	const waiting: (() => void)[] = [];
	return async (work) => {
		if (free > 0) free -= 1;
		else await new Promise<void>((begin) => waiting.push(begin));
		try {
			return await work();
		} finally {
			const next = waiting.shift();
			if (next) next();
			else free += 1;
		}
	};
}

export type InSlot = <Result>(work: () => Promise<Result>) => Promise<Result>;
