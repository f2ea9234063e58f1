// @ts-check
import { finished } from "node:stream/promises";
import { requestIdOf } from "../log/requests.mjs";
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
 * @param {ReturnType<typeof import("../settings.mjs").readSettings>} settings
 * @param {string} buildId
 */
export async function openPages(answer, settings, buildId) {
	const { backendUrl, siteUrl, maximumMegabytes, sharedSeconds, doubtfulSeconds } = settings;
	const press = await openPress(answer);
	/** @type {KeptPages<import("./finished-page.mjs").FinishedPage>} */
	const kept = new KeptPages({
		make: async (asked) => {
			const day = dayInParis(Date.now());
			return finishPage(await press.make(asked), asked.form, `${buildId} ${siteUrl} ${day}`);
		},
		maximumBytes: maximumMegabytes * MEGABYTE,
		now: Date.now,
		day: dayInParis,
		hasNews: () => news.hasNews(),
		doubtfulMs: doubtfulSeconds * 1000,
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
					requestId: requestIdOf(request),
				});
			const page = kept.get(asked);
			const unread = bodyOf(request);
			const isLater = page instanceof Promise || unread;
			const sent = isLater ? Promise.all([page, unread]).then(([whole]) => send(whole)) : send(page);
			sent?.catch((error) => {
				console.error(`The page ${asked.path.split("?")[0]} could not be made:`, error);
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

/**
 * The end of a body that a request brings without need, and that nobody reads; undefined where there is none, as nearly always, or
 * none whose end could be told.
 * Closing a connection with bytes unread would take from the caller what is still on its way.
 * @param {import("node:http").IncomingMessage} request @returns {Promise<void> | undefined}
 */
function bodyOf(request) {
	const { "content-length": length, "transfer-encoding": coding } = request.headers;
	if (coding !== "chunked" && (coding !== undefined || !Number(length))) return undefined;
	return finished(request.resume()).catch(() => {});
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
