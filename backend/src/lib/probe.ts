/** State of a part of the system. */
export type Probed = "up" | "down";

/** Health checks time out early: a part that hangs counts as unavailable. */
const LONGEST_MS = 2_000;

/** Whether `look` is content within two seconds. Never throws. */
export async function probe(look: () => Promise<boolean>): Promise<Probed> {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<boolean>((settle) => {
		timer = setTimeout(() => settle(false), LONGEST_MS);
	});
	const isWell = await Promise.race([look().catch(() => false), late]);
	clearTimeout(timer);
	return isWell ? "up" : "down";
}

/**
 * A probe cached for `forMs`. Later checks return the last result while a new one runs, so that a slow or unavailable
 * part delays no response.
 */
export function rememberedProbe(look: () => Promise<boolean>, forMs: number): () => Promise<Probed> {
	let last: { state: Probed; at: number } | undefined;
	let running: Promise<Probed> | undefined;
	const begin = async () => {
		const state = await probe(look);
		last = { state, at: performance.now() };
		running = undefined;
		return state;
	};
	return async () => {
		if (!last || performance.now() - last.at >= forMs) running ??= begin();
		return last?.state ?? running ?? "down";
	};
}
