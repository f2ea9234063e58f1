import type { ApiError } from "@confiserie/domain/contract/error";
import type { SavedList } from "@confiserie/domain/contract/saved-lists";
import { SAMPLE } from "@confiserie/domain/contract/shape";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type SendcloudFake, startSendcloudFake } from "../fakes/sendcloud";
import { type OwnShop, openOwnShop } from "../faults/own-shop";
import { addAddress } from "../support/addresses";
import { AT_HOME, adminToken, api, registerCustomer } from "../support/api";
import { printedChance } from "../support/chance";
import { issueKey } from "../support/channel-keys";
import { newCompany } from "../support/companies";
import { shopUnderTest } from "../support/context";
import { DESCRIBED, undescribed } from "../support/contract";
import { type Actor, type GeneratedCall, generatedCalls, type Known } from "../support/generated-calls";
import { checkout, newProduct } from "../support/ordering";
import { parallel } from "../support/parallel";
import { newPromotion } from "../support/promotions";
import { sized } from "../support/sizes";

const CALLS = sized(1000, 20_000);
const AT_ONCE = 8;
/** They end the session that they are made in: each is made in one of its own, not in that of all other calls. */
const ENDS_SESSION = new Set(["logout", "changePassword"]);

/** What the product of the document's examples costs, so that an order by a channel is agreed as it stands there. */
const OF_THE_EXAMPLES = {
	piecesPerBox: 24,
	boxesPerLayer: 8,
	boxesPerPallet: 48,
	pricePerPieceBox: 1.5,
	pricePerPieceLayer: 1.4,
	pricePerPiecePallet: 1.25,
};

let shop: OwnShop;
let known: Known;
let sendcloud: SendcloudFake;
const tokens: Partial<Record<Actor, string>> = {};

beforeAll(async () => {
	// The administrator signs out, and in again, a hundred times within the limit's window.
	sendcloud = await startSendcloudFake();
	shop = await openOwnShop({ env: { LOGIN_ATTEMPTS: "1000000", SENDCLOUD_API_URL: sendcloud.url } });
	await shop.start();
	const { manager: customer, company } = await newCompany();
	tokens.customer = customer.token;
	tokens.administrator = await adminToken();
	// The keys of the known channel come and go; this one is another channel's.
	tokens.channel = (await issueKey()).key;
	const { channelId, id: keyId } = await issueKey();
	const product = await newProduct({ pricing: OF_THE_EXAMPLES });
	const { orderNumber, paymentIntentId, clientSecret } = await checkout(customer.token, [{ product, boxes: 10 }]);
	const list = await api<SavedList>("/lists", { token: customer.token, body: { name: "Fêtes", items: [] } });
	known = {
		[SAMPLE.productId]: product.id,
		[SAMPLE.orderNumber]: orderNumber,
		[SAMPLE.clientSecret]: clientSecret,
		[SAMPLE.intentId]: paymentIntentId,
		[SAMPLE.addressId]: (await addAddress(customer.token)).id,
		[SAMPLE.customerId]: customer.user.id,
		[SAMPLE.channelId]: channelId,
		[SAMPLE.keyId]: keyId,
		[SAMPLE.email]: customer.email,
		[SAMPLE.companyId]: company.id,
		[SAMPLE.listId]: list.body.id,
		[SAMPLE.promotionId]: (await newPromotion()).id,
	};
});
afterAll(async () => {
	await shop.close();
	await sendcloud.close();
});

test(`${CALLS} requests generated from the document: no 5xx, no undocumented status, no answer outside its schema`, async () => {
	const seed = printedChance("requests from the contract").between(0, 2 ** 30);
	const each = Math.ceil(CALLS / DESCRIBED.length);
	const drawn = DESCRIBED.map((one, index) =>
		fc.sample(generatedCalls(one, known), { seed: seed + index, numRuns: each }),
	);
	// Turn by turn, so that operations meet each other's traces.
	const calls = Array.from({ length: each }, (_, turn) => drawn.flatMap((ofOne) => ofOne.slice(turn, turn + 1))).flat();
	const statuses: Record<number, number> = {};
	const succeeded = new Set<string>();
	const faults: string[] = [];
	const waiting = [...calls];
	await parallel(AT_ONCE, async () => {
		for (let call = waiting.shift(); call; call = waiting.shift()) {
			const { status, fault } = await send(call);
			statuses[status] = (statuses[status] ?? 0) + 1;
			if (status < 400) succeeded.add(call.described.operation.operationId);
			if (fault) faults.push(`${call.described.method} ${call.target} as ${call.actor}, ${call.body}: ${fault}`);
		}
	});
	const refusedAlways = DESCRIBED.map(({ operation }) => operation.operationId).filter((id) => !succeeded.has(id));
	console.log(`requests from the contract: ${JSON.stringify(statuses)}; never granted: ${refusedAlways.join(", ")}`);
	expect(faults).toEqual([]);
	for (const status of [200, 201, 204, 400, 401, 403, 404, 409])
		expect([status, statuses[status]]).not.toEqual([status, undefined]);
	// Far enough into the shop to mean something, and signed in to the end.
	for (const token of [tokens.customer, tokens.administrator])
		expect((await api("/auth/me", { token })).status).toBe(200);
	expect(succeeded.size).toBeGreaterThan(DESCRIBED.length * 0.4);
});

async function send({
	described,
	actor,
	target,
	headers,
	body,
}: GeneratedCall): Promise<{ status: number; fault: string }> {
	const token = ENDS_SESSION.has(described.operation.operationId) ? await tokenOfItsOwn(actor) : tokens[actor];
	const url = new URL(target, shopUnderTest().backend);
	const response = await fetch(url, {
		method: described.method,
		headers: { ...AT_HOME, ...headers, ...(token && { authorization: `Bearer ${token}` }) },
		redirect: "manual",
		...(body !== undefined && { body }),
	});
	const { status } = response;
	const text = await response.text();
	const type = response.headers.get("content-type") ?? "";
	const content: unknown = type.includes("json") && text ? JSON.parse(text) : text;
	if (status >= 500) return { status, fault: `${status} ${text}` };
	return {
		status,
		fault: [
			...undescribed(described.method, url.pathname, { status, type, body: content }),
			...noRetry(response, content),
		].join("; "),
	};
}

async function tokenOfItsOwn(actor: Actor): Promise<string | undefined> {
	if (actor === "customer") return (await registerCustomer()).token;
	return actor === "administrator" ? adminToken() : tokens[actor];
}

/** A refusal for load must contain Retry-After. */
function noRetry({ status, headers }: Response, content: unknown): string[] {
	return status === 429 && headers.get("retry-after") === null
		? [`${(content as ApiError).code} without Retry-After`]
		: [];
}
