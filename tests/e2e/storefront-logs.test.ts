import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { addresses, storefrontEnvironment } from "../../scripts/lib/environment";
import { freePort } from "../../scripts/lib/ports";
import { serveStorefront } from "../../scripts/lib/shop";
import { expect, test } from "../support/browser";
import { eventually } from "../support/ordering";

/** Unique name and words: found in a log, they came from this person. */
const PERSON = {
	email: `zelie.${randomUUID().slice(0, 8)}@exemple-prive.fr`,
	firstName: "Zélie",
	lastName: "Quatrebarbes",
	phoneNumber: "+33687654321",
	password: "Berlingot-secret-1907",
};
const ELSEWHERE = { address: "203.0.113.77", browser: "NavigateurDeZelie/7", token: "jeton-secret-du-lien-4711" };
const FORBIDDEN = [...Object.values(PERSON), ...Object.values(ELSEWHERE), "zelie", "exemple-prive"];

/** What one person asks of the storefront in a day, by paths and bodies that say who they are. */
async function aDayAt(storefront: string): Promise<void> {
	const from = { "x-forwarded-for": ELSEWHERE.address, "user-agent": ELSEWHERE.browser };
	const read = (path: string, headers = {}) => fetch(storefront + path, { headers: { ...from, ...headers } });
	const send = (path: string, body: unknown) =>
		fetch(storefront + path, {
			method: "POST",
			headers: { ...from, "content-type": "application/json" },
			body: JSON.stringify(body),
		});
	const { email, lastName, password } = PERSON;
	const name = encodeURIComponent(lastName);
	const responses = [
		await send("/api/auth/register", PERSON),
		await send("/api/auth/login", { email, password: `${password}?` }),
		await send("/api/auth/password/forgotten", { email }),
		await send("/api/contact", { name: lastName, email, subject: lastName, message: ELSEWHERE.token }),
		await send("/api/payments/create-intent", { email }),
		await read("/"),
		await read(`/products?query=${name}`),
		await read(`/api/products/search?query=${name}`),
		await read(`/reset-password?token=${ELSEWHERE.token}`),
		await read(`/confirm-email?token=${ELSEWHERE.token}`),
		await read(`/payer/${ELSEWHERE.token}`),
		await read(`/orders/CMD-AAAA-AAAA?email=${encodeURIComponent(email)}`),
		await read("/account", { authorization: `Bearer ${ELSEWHERE.token}`, cookie: `session=${ELSEWHERE.token}` }),
		await read(`/_next/image?url=${encodeURIComponent(`/static/${email}`)}&w=96&q=75`),
		await read(`/${email}`),
		await read(`/${name}/%E0%A4%A`),
	];
	for (const response of responses) await response.arrayBuffer();
}

for (const { title, isAway } of [
	{ title: "with its backend", isAway: false },
	{ title: "without its backend", isAway: true },
])
	test(`a day's log of a storefront ${title} is JSON lines without a person or a secret`, async ({ shop }) => {
		const backendPort = isAway ? await freePort(9_750) : Number(new URL(shop.backend).port);
		const at = addresses(backendPort, await freePort(3_750));
		const settings = { ...storefrontEnvironment(at), LOG_FORMAT: "json", LOG_LEVEL: "debug" };
		const storefront = await serveStorefront(at, settings, `test-storefront-logs-${at.storefrontPort}`);
		/** All that the process has printed, without the launcher's own first line. */
		const printed = () => readFileSync(storefront.logFile, "utf8").split("\n").slice(1).filter(Boolean);
		const lines = () => printed().map((line): Record<string, unknown> => JSON.parse(line));
		try {
			await aDayAt(at.storefront);
			const last = "the-last-one";
			await fetch(`${at.storefront}/health/live`, { headers: { "x-request-id": last } });
			await eventually("the last line", async () => lines().find(({ requestId }) => requestId === last));
		} finally {
			await storefront.stop();
		}
		const requests = lines().filter(({ message }) => message === "request");
		expect(requests.length).toBeGreaterThan(16);
		expect(requests.map(({ route }) => route)).toContain("/payer/[token]");
		const all = printed().join("\n").toLowerCase();
		expect(FORBIDDEN.filter((word) => all.includes(word.toLowerCase()))).toEqual([]);
		expect(all).not.toMatch(/[\w.]+@[\w-]+\.\w{2,}/);
	});
