// @ts-check

/** How often the engine is asked what changed. */
const EVERY_MS = 1_000;
const TIMEOUT_MS = 2_000;
/** After this long without an answer, changes are not known any more. */
const SILENCE_MS = 4_000;

/**
 * Follows what changes in the shop: every process asks for itself, from where it left off, so that none has to be known to
 * the engine, and what happened while one was away is told when it is back.
 * @param {object} options
 * @param {string} options.backendUrl
 * @param {(tags: string[]) => void} options.changed
 * @param {() => void} options.changedAll nobody knows what changed
 * @param {() => number} options.now
 * @param {number} [options.everyMs]
 */
export function followChanges({ backendUrl, changed, changedAll, now, everyMs = EVERY_MS }) {
	let cursor = "";
	let toldAt = Number.NEGATIVE_INFINITY;
	/** @type {NodeJS.Timeout | undefined} */
	let timer;
	let isOver = false;
	const ask = async () => {
		try {
			const address = `${backendUrl}/api/changes${cursor && `?since=${encodeURIComponent(cursor)}`}`;
			const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
			// A cursor that is refused is of no use: from the beginning.
			if (answer.status === 400) cursor = "";
			if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
			const { cursor: next, tags, isAll } = /** @type {Changes} */ (await answer.json());
			if (isOver) return;
			cursor = next;
			toldAt = now();
			if (isAll) changedAll();
			else if (tags.length > 0) changed(tags);
		} catch {
			// Asked again soon; who asks `hasNews` knows.
		}
		if (!isOver) timer = setTimeout(ask, everyMs);
	};
	void ask();
	return {
		/** Whether what changes is known within seconds. */
		hasNews: () => now() - toldAt < SILENCE_MS,
		stop() {
			isOver = true;
			clearTimeout(timer);
		},
	};
}

/**
 * Answer of GET /api/changes (domain/src/contract/changes.ts).
 * @typedef {{ cursor: string, tags: string[], isAll: boolean }} Changes
 */
