import type { IncomingMessage, ServerResponse } from "node:http";
import { finished } from "node:stream/promises";
import type { Settings } from "../settings";
import { buildPage, type CachedPage } from "./cached-page";
import { followChanges } from "./follow-changes";
import { PageCache } from "./page-cache";
import { type PageRequest, pageRequest } from "./page-request";
import { type NextHandler, openRenderer } from "./render-page";
import { sendPage } from "./send-page";

const MEGABYTE = 1_048_576;
/** Formats a time as "2026-10-31". */
const { format: dayInParis } = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Paris", dateStyle: "short" });

/** Opens the cache of public pages (ADR 39). */
export async function openPageCache(handle: NextHandler, settings: Settings, buildId: string) {
	const renderer = await openRenderer(handle);
	const cache = new PageCache<CachedPage>({
		render: async (page) => {
			const build = `${buildId} ${settings.siteUrl} ${dayInParis(Date.now())}`;
			return buildPage(await renderer.render(page), page.form, build, settings.sharedSeconds);
		},
		maximumBytes: settings.maximumMegabytes * MEGABYTE,
		now: Date.now,
		day: dayInParis,
		hasNews: () => news.hasNews(),
		doubtfulMs: settings.doubtfulSeconds * 1000,
	});
	const news = followChanges({
		backendUrl: settings.backendUrl,
		onChange: (tags) => cache.invalidate(tags),
		now: Date.now,
	});

	async function sendLater(
		page: PageRequest,
		cached: CachedPage | Promise<CachedPage>,
		request: IncomingMessage,
		response: ServerResponse,
	): Promise<void> {
		try {
			const [current] = await Promise.all([cached, hasBody(request) && finished(request.resume()).catch(() => {})]);
			sendPage(request, response, cache.isDoubtful(page) ? await current.toDoubtful() : current);
		} catch (error) {
			console.error(`The page ${page.path.split("?")[0]} could not be rendered:`, error);
			if (!response.headersSent) response.statusCode = 500;
			response.end();
		}
	}
	return {
		/** Serves a request for a cached page. Returns false for any other request, which stays untouched. */
		handle(request: IncomingMessage, response: ServerResponse): boolean {
			const page = pageRequest(request);
			if (!page) return false;
			const cached = cache.get(page);
			// At once where possible: unreadable bytes behind the headers must not overtake the page.
			if (cached instanceof Promise || hasBody(request) || cache.isDoubtful(page))
				void sendLater(page, cached, request, response);
			else sendPage(request, response, cached);
			return true;
		},
		close() {
			news.stop();
			renderer.close();
		},
	};
}

/**
 * Whether a request has a body without need, which is read before the response: closing a connection with unread bytes would cut the
 * response off. A body whose end cannot be known is left alone.
 */
function hasBody({ headers }: IncomingMessage): boolean {
	const { "content-length": length, "transfer-encoding": coding } = headers;
	return coding === "chunked" || (coding === undefined && Number(length) > 0);
}
