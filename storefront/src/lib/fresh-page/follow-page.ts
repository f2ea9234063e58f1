import { VERSION_PLACE } from "./version-place";

/** Time without a response of the shop after which the stock on a page may be outdated. */
const DOUBTFUL_MS = 180_000;
/** A page that was set aside for this long before this code came is checked at once. */
const SET_ASIDE_MS = 60_000;
/** How soon a check is repeated that found no certain result. */
const RETRY_MS = 15_000;
const TIMEOUT_MS = 10_000;
/** Longer timers end at once. */
const LONGEST_TIMER_MS = 2 ** 31;

/** When each version was last known to be current, in ms of `performance.now`: Back may bring any of them. */
const confirmedAt = new Map<string, number>();
/** Whether the shop's server itself did not know if the version was current (server/page-cache/cached-page.ts). */
const isDoubtful = (version: string) => version.endsWith("-");

/**
 * Checks whether the page on screen is still current each time it becomes visible, with one light request: the same version is a
 * 304 without a body. A check without a certain result is repeated until there is one.
 * @param page its own version, and the moment from which what it promises is hidden; VERSION_PLACE under plain Next, where nothing is checked
 * @param isRestored whether Back or Forward brought the page: it may be from any time
 * @param arrivedAt in ms of `performance.now`
 * @param onChange called when the shop has another version
 * @param signal aborted when another page is shown
 */
export function followPage(
	{ version, until }: { version: string; until: number },
	isRestored: boolean,
	arrivedAt: number,
	onChange: () => void,
	signal: AbortSignal,
): void {
	if (signal.aborted || version === VERSION_PLACE) return;
	let isChecking = false;
	let retry: ReturnType<typeof setTimeout> | undefined;
	if (!confirmedAt.has(version)) confirmedAt.set(version, arrivedAt);

	const check = async () => {
		if (isChecking || document.hidden) return;
		isChecking = true;
		clearTimeout(retry);
		const startedAt = performance.now();
		const current = await currentVersion(version, signal);
		isChecking = false;
		if (signal.aborted) return;
		if (current === null || isDoubtful(current)) {
			if (current !== null || startedAt - (confirmedAt.get(version) ?? 0) > DOUBTFUL_MS) showDoubt(true);
			retry = setTimeout(check, RETRY_MS);
			return;
		}
		showDoubt(false);
		if (current !== version.replace(/-$/, "")) return onChange();
		confirmedAt.set(version, startedAt);
		// The clock here is ahead of the shop's.
		if (Date.now() >= until) retry = setTimeout(check, RETRY_MS);
	};
	document.addEventListener("visibilitychange", check, { signal });
	showOverdue(false);
	const end = () => {
		showOverdue(true);
		void check();
	};
	const left = until - Date.now();
	const ending = left < LONGEST_TIMER_MS ? setTimeout(end, left) : undefined;
	signal.addEventListener("abort", () => {
		clearTimeout(retry);
		clearTimeout(ending);
	});
	const isInDoubt = isDoubtful(version) || document.documentElement.hasAttribute("data-doubtful");
	if (isRestored || isInDoubt || performance.now() - arrivedAt >= SET_ASIDE_MS) void check();
}

/** Has the style sheet show "Stock à vérifier" instead of the stock. */
function showDoubt(isShown: boolean): void {
	document.documentElement.toggleAttribute("data-doubtful", isShown);
}

/** Has the style sheet hide what was promised until a moment that has passed. */
const showOverdue = (isShown: boolean) => document.documentElement.toggleAttribute("data-overdue", isShown);

/** Returns the shop's version of the page; null when it cannot be known. */
async function currentVersion(known: string, signal: AbortSignal): Promise<string | null> {
	const { pathname, search } = location;
	try {
		const response = await fetch(`${pathname}${search ? `${search}&` : "?"}_rsc=`, {
			method: "HEAD",
			headers: { rsc: "1", "if-none-match": `W/"${known}"` },
			signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
		});
		if (response.status === 304) return known;
		return /^W\/"(.+)"$/.exec(response.headers.get("etag") ?? "")?.[1] ?? null;
	} catch {
		return null;
	}
}
