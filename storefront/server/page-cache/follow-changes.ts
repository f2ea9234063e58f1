import type { Changes } from "@confiserie/domain/contract/changes";

const EVERY_MS = 1_000;
const TIMEOUT_MS = 2_000;
/** After this long without a response, changes are unknown. */
const SILENCE_MS = 4_000;

interface Options {
	backendUrl: string;
	/** Without tags, what changed is unknown. */
	onChange: (tags?: string[]) => void;
	now: () => number;
	everyMs?: number;
}

/**
 * Polls the backend for the tags of what changed. Each process has its own cursor, so the backend stores none, and a process
 * that was disconnected catches up on what it missed.
 */
export function followChanges({ backendUrl, onChange, now, everyMs = EVERY_MS }: Options) {
	let cursor = "";
	let heardAt = Number.NEGATIVE_INFINITY;
	let timer: NodeJS.Timeout | undefined;
	let isStopped = false;
	const poll = async () => {
		try {
			const address = `${backendUrl}/api/changes${cursor && `?since=${encodeURIComponent(cursor)}`}`;
			const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
			// A refused cursor is useless: from the beginning.
			if (response.status === 400) cursor = "";
			if (!response.ok) throw new Error(`HTTP ${response.status}`);
			const changes = (await response.json()) as Changes;
			if (isStopped) return;
			cursor = changes.cursor;
			heardAt = now();
			if (changes.isAll) onChange();
			else if (changes.tags.length > 0) onChange(changes.tags);
		} catch {
			// `hasNews` tells.
		}
		if (!isStopped) timer = setTimeout(poll, everyMs);
	};
	void poll();
	return {
		/** Whether changes are known within seconds. */
		hasNews: () => now() - heardAt < SILENCE_MS,
		stop() {
			isStopped = true;
			clearTimeout(timer);
		},
	};
}
