import type { IncomingMessage, ServerResponse } from "node:http";
import { container } from "@medusajs/framework";
import type { MedusaRequest } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { currentEnv } from "../../config/env";
import { standBefore } from "../../lib/front";
import { recent } from "../../lib/recent";
import { ApiFailure } from "../../modules/foundations/failures";
import { readStoreOrigins } from "../../modules/terms/channels";
import { channelsOf } from "./customer";
import { isStorePath, storeRoutesAt } from "./routes";

/** What was listed so long ago still counts; with it a page costs no statement a request. */
const LISTED_MS = 5_000;
const DAY_SECONDS = 24 * 60 * 60;
const HEADERS = "Authorization, Content-Type, X-Publishable-Api-Key, X-Medusa-Locale, Idempotency-Key";

const listed = recent(() => readStoreOrigins(container.resolve(ContainerRegistrationKeys.PG_CONNECTION)), LISTED_MS);

/**
 * Lets pages of the origins that some channel lists call the Store API, beside those that the configuration names,
 * which Medusa answers itself. It answers a preflight of any origin, and so this comes before it. Called once, before
 * the server takes requests.
 */
export function openStoreToChannels(): void {
	standBefore((req, res, next) => {
		const [path = ""] = (req.url ?? "").split("?");
		const { origin } = req.headers;
		if (!origin || !isStorePath(path) || isConfigured(origin)) next();
		else void answer(req, res, { path, origin }).then((isAnswered) => isAnswered || next(), next);
	});
}

async function answer(req: IncomingMessage, res: ServerResponse, { path, origin }: { path: string; origin: string }) {
	if (!(await listed()).has(origin)) return false;
	res.setHeader("Access-Control-Allow-Origin", origin);
	res.setHeader("Vary", "Origin");
	res.setHeader("Access-Control-Expose-Headers", "Retry-After, X-Request-Id");
	if (req.method !== "OPTIONS") return false;
	res.setHeader(
		"Access-Control-Allow-Methods",
		storeRoutesAt(path)
			.map(({ method }) => method)
			.join(", "),
	);
	res.setHeader("Access-Control-Allow-Headers", HEADERS);
	res.setHeader("Access-Control-Max-Age", String(DAY_SECONDS));
	res.writeHead(204).end();
	return true;
}

/**
 * Refuses a page that a channel of the request's key does not list: a preflight carries no key, so that it is looked at here.
 * @throws ApiFailure FOREIGN_ORIGIN
 */
export async function checkOrigin(req: MedusaRequest): Promise<void> {
	const { origin } = req.headers;
	if (!origin || isConfigured(origin)) return;
	const channels = (await listed()).get(origin);
	if (channelsOf(req).some((id) => channels?.has(id))) return;
	throw new ApiFailure("FOREIGN_ORIGIN", { message: "Cette clé ne sert pas depuis ce site." });
}

function isConfigured(origin: string): boolean {
	const { STOREFRONT_URL, BACKEND_PUBLIC_URL, PORT, STORE_CORS } = currentEnv();
	return [STOREFRONT_URL, BACKEND_PUBLIC_URL ?? `http://localhost:${PORT}`, ...STORE_CORS].includes(origin);
}
