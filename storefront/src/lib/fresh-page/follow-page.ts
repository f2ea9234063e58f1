import { VERSION_PLACE } from "./version-place";

/** Without a word of the shop for this long, what a page says of stock is to be checked. */
const DOUBTFUL_MS = 180_000;
const EVERY_MS = 60_000;
/** While something is in doubt. */
const SOON_MS = 15_000;
const TIMEOUT_MS = 10_000;

/** When each version was last known to be the present one, in ms of `performance.now`: Back may bring any of them. */
const confirmedAt = new Map<string, number>();
/** Whether the shop's server could not vouch for the page of this version when it sent it (server/pages/page-version.mjs). */
const isDoubtful = (version: string) => version.endsWith("-");
const plain = (version: string) => version.replace(/-$/, "");

/**
 * Asks now and then whether the page that is shown still is the shop's present one: when somebody comes back to it, when the
 * network returns, and each minute while it is looked at. The same page is a 304 without a body.
 * @param version what the page says of itself; VERSION_PLACE where no server has filled it in, which nobody can be asked for
 * @param isRestored whether Back or Forward brought it: it may be from any time
 * @param arrivedAt in ms of `performance.now`
 * @param changed told when there is another one
 * @param over aborted when another page is shown
 */
export function followPage(
	version: string,
	isRestored: boolean,
	arrivedAt: number,
	changed: () => void,
	over: AbortSignal,
): void {
	if (over.aborted || version === VERSION_PLACE) return;
	let askedAt = arrivedAt;
	let isAsking = false;
	if (!confirmedAt.has(version)) confirmedAt.set(version, arrivedAt);

	const ask = async () => {
		if (isAsking || document.hidden) return;
		isAsking = true;
		askedAt = performance.now();
		const present = await presentVersion(version, over);
		isAsking = false;
		if (over.aborted) return;
		if (present === null) {
			if (askedAt - (confirmedAt.get(version) ?? 0) > DOUBTFUL_MS) showDoubt(true);
			return;
		}
		showDoubt(isDoubtful(present));
		if (isDoubtful(present)) return;
		if (present === plain(version)) confirmedAt.set(version, askedAt);
		else changed();
	};
	const askInTime = () => {
		const wait = document.documentElement.hasAttribute("data-doubtful") || isDoubtful(version) ? SOON_MS : EVERY_MS;
		if (performance.now() - askedAt >= wait) void ask();
	};
	const options = { signal: over };
	document.addEventListener("visibilitychange", ask, options);
	// From the browser's own memory of pages.
	addEventListener("pageshow", ({ persisted }) => persisted && ask(), options);
	addEventListener("online", ask, options);
	const timer = setInterval(askInTime, SOON_MS);
	over.addEventListener("abort", () => clearInterval(timer));
	if (isRestored) void ask();
	// The browser may have set the page aside before this began.
	else askInTime();
}

/** Has the style sheet say "Stock à vérifier" in the place of what is known of stock. */
function showDoubt(isShown: boolean): void {
	document.documentElement.toggleAttribute("data-doubtful", isShown);
}

/** The version that the shop has now; null where nobody knows. */
async function presentVersion(known: string, signal: AbortSignal): Promise<string | null> {
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
