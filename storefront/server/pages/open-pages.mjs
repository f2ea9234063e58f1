// @ts-check
import { askedPage } from "./asked-page.mjs";
import { doubtful, finishPage } from "./finished-page.mjs";
import { followChanges } from "./follow-changes.mjs";
import { KeptPages } from "./kept-pages.mjs";
import { openPress } from "./press.mjs";
import { sendPage } from "./send-page.mjs";

const MEGABYTE = 1_048_576;
const MINUTE_MS = 60_000;
/** The engine's reads may show a stock of a second ago (ADR 0268): a page made in that second is made once more. */
const READS_ARE_OLD_MS = 1_100;

/**
 * Public pages, kept as finished bytes (ADR 0261).
 * @param {(request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse) => Promise<void>} answer Next's handler
 * @param {{ backendUrl: string, maximumMegabytes: number, sharedSeconds: number }} settings
 */
export async function openPages(answer, { backendUrl, maximumMegabytes, sharedSeconds }) {
	const press = await openPress(answer);
	/** @type {KeptPages<import("./finished-page.mjs").FinishedPage>} */
	const kept = new KeptPages({
		make: async (asked) => finishPage(await press.make(asked), asked.form),
		maximumBytes: maximumMegabytes * MEGABYTE,
		now: Date.now,
		day: dayInParis,
		hasNews: () => news.hasNews(),
	});
	const news = followChanges({
		backendUrl,
		changed: (tags) => {
			kept.change(tags);
			setTimeout(() => kept.change(tags), READS_ARE_OLD_MS).unref();
		},
		changedAll: () => kept.changeAll(),
		now: Date.now,
	});
	return {
		/**
		 * Answers a request for a page that is kept for everybody.
		 * @param {import("node:http").IncomingMessage} request
		 * @param {import("node:http").ServerResponse} response
		 * @returns {boolean} false for any other request, of which nothing has been touched
		 */
		answer(request, response) {
			const asked = askedPage(request);
			if (!asked) return false;
			const { key, form } = asked;
			const send = (/** @type {import("./finished-page.mjs").FinishedPage} */ page) =>
				sendPage(request, response, kept.isDoubtful(asked) ? doubtful(page) : page, {
					// What the router asks for differs by headers that few caches look at.
					isShared: form === "html",
					sharedSeconds,
					grown: (bytes) => kept.grow(key, page, bytes),
				});
			const page = kept.get(asked);
			Promise.resolve(page instanceof Promise ? page.then(send) : send(page)).catch((error) => {
				console.error(`The page ${asked.path} could not be made:`, error);
				if (!response.headersSent) response.statusCode = 500;
				response.end();
			});
			return true;
		},
		close() {
			news.stop();
			press.close();
		},
	};
}

const PARIS = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Paris", dateStyle: "short" });
let minute = Number.NaN;
let day = "";

/** "2026-10-31"; looked up once a minute, since days begin with one. @param {number} at */
function dayInParis(at) {
	const now = Math.floor(at / MINUTE_MS);
	if (now !== minute) [minute, day] = [now, PARIS.format(at)];
	return day;
}
