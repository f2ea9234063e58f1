import type { Figure } from "./figure";

/** p95 in milliseconds of `samples` calls, one after the other, after some that do not count. */
export async function p95(
	call: (sample: number) => Promise<unknown>,
	{ warmUp, samples }: { warmUp: number; samples: number },
): Promise<number> {
	const times: number[] = [];
	for (let sample = -warmUp; sample < samples; sample += 1) {
		const taken = await duration(() => call(Math.abs(sample)));
		if (sample >= 0) times.push(taken);
	}
	return times.sort((a, b) => a - b)[Math.floor(samples * 0.95)] ?? Number.NaN;
}

/** Milliseconds that `work` takes. */
export async function duration(work: () => Promise<unknown>): Promise<number> {
	const started = performance.now();
	await work();
	return performance.now() - started;
}

/** A p95 beside the yardstick of the same run, so that the machine's mood shows. All in milliseconds. */
export function p95Figure(name: string, measured: number, yardstick: number, most: number): Figure {
	return {
		name,
		value: `p95 ${measured.toFixed(1)} ms, ${(measured / yardstick).toFixed(1)} fois l'étalon (${yardstick.toFixed(1)} ms)`,
		target: `<= ${most} ms`,
		isMet: measured <= most,
	};
}

/** Something long, in seconds. */
export function secondsFigure(name: string, measuredMs: number, mostSeconds: number): Figure {
	const seconds = measuredMs / 1000;
	return { name, value: `${seconds.toFixed(1)} s`, target: `<= ${mostSeconds} s`, isMet: seconds <= mostSeconds };
}
