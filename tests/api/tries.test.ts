import { createHash, randomInt, randomUUID } from "node:crypto";
import type { Secret } from "@confiserie/domain/contract/operation";
import { OPERATIONS } from "@confiserie/domain/contract/operations";
import type { Operations } from "@confiserie/domain/contract/row";
import { beforeAll, expect, test } from "vitest";

import { adminToken, db, engine, type TestCustomer } from "../support/api";
import { newCompany } from "../support/companies";
import { DESCRIBED } from "../support/contract";
import { checkout, intentRequest, newProduct, type TestProduct } from "../support/ordering";
import { makeProduct } from "../support/products";
import { newPromotion, PROMOTION } from "../support/promotions";
import { newAdministrator, signInToMedusa } from "../support/staff";
import { filledCart, publishableKey, storefront, variantOf } from "../support/store";

/** A wrong try: what it changes of the example in the document, by the name of the operation. */
interface Way {
	path?: string;
	token?: string;
	body?: unknown;
	headers?: Record<string, string>;
}
type Ways = Record<string, Way>;

/** Tested where a secret of the shop, or a second factor, is set up: commercial-codes-secret.test.ts, second-factor.test.ts. */
type Elsewhere = "commercial-code" | "one-time-code";

const WRONG = "faux-mot-de-passe-42";
const CHOSEN = "Berlingot-neuf-2026";
const hex = () => randomInt(1, 0xffff).toString(16);
const newAddress = () => `2001:db8:${hex()}:${hex()}::1`;

let customer: TestCustomer;
let product: TestProduct;
let order: { orderNumber: string };
beforeAll(async () => {
	[{ manager: customer }, product] = await Promise.all([newCompany(), newProduct({ boxes: 1000 })]);
	order = await checkout(customer.token, [{ product, boxes: 10 }]);
});

/** Every call of the contract through which a secret can be tried. */
const callsThatTry = (secret: Secret) =>
	Object.values<Operations[keyof Operations]>(OPERATIONS).filter(({ tries }) => tries?.includes(secret));

function attempt(name: string, { path, token, body, headers }: Way, address: string) {
	const described = DESCRIBED.find(({ operation }) => operation.operationId === name);
	const { parameters = [], requestBody } = described?.operation ?? {};
	const example = described?.path.replaceAll(/\{(\w+)\}/g, (_all, part: string) =>
		encodeURIComponent(String(parameters.find((one) => one.name === part)?.example)),
	);
	const sent = body ?? Object.values(requestBody?.content ?? {})[0]?.example;
	const isOfCustomer = described?.operation.security.some(({ session }) => session !== undefined);
	return engine(path ?? example ?? "", {
		method: described?.method ?? "POST",
		headers: { "x-forwarded-for": address, ...headers },
		...(sent !== undefined && { body: sent }),
		...((token ?? isOfCustomer) && { token: token ?? customer.token }),
	});
}

/** Tries every way in turn until all are closed; together they may not allow more than the secret's limit does. */
async function expectOneLimit(ways: Ways): Promise<void> {
	const address = newAddress();
	const names = Object.keys(ways);
	const last = new Map<string, number>();
	let tried = 0;
	for (let turn = 0; turn < 200 && !names.every((name) => last.get(name) === 429); turn += 1) {
		const name = names[turn % names.length] ?? "";
		const { status } = await attempt(name, ways[name] ?? {}, address);
		last.set(name, status);
		if (status !== 429) tried += 1;
	}
	expect([...last]).toEqual(names.map((name) => [name, 429]));
	expect(tried).toBeGreaterThanOrEqual(10);
	expect(tried).toBeLessThanOrEqual(60);
}

/** The calls of the contract as its document shows them, with values that no record has. */
const asShown = (secret: Secret): Ways => Object.fromEntries(callsThatTry(secret).map(({ id }) => [id, {}]));

/** Ways by secret, in groups that share a limit, those of Medusa's own routes beside the calls of the contract. */
const WAYS: Record<Exclude<Secret, Elsewhere>, () => Ways[] | Promise<Ways[]>> = {
	link: async () => [
		{
			...asShown("link"),
			linkGoogle: { body: { linkToken: randomUUID(), password: WRONG } },
			"POST /auth/mfa/challenges/:id/verify": {
				path: `/auth/mfa/challenges/${randomUUID()}/verify`,
				token: (await signInToMedusa(await newAdministrator())) ?? "",
				body: { method: "totp", code: "000000" },
			},
		},
	],
	"document-number": async () => {
		const followKey = randomUUID();
		await db().query("update order_book set follow_key = $1 where order_number = $2", [followKey, order.orderNumber]);
		const number = "invoices/FAC-1999-000001";
		return [
			{
				downloadDocument: {},
				downloadInvoice: { path: `/api/orders/${order.orderNumber}/${number}` },
				downloadFollowedInvoice: { path: `/api/followed-orders/${followKey}/${number}` },
			},
		];
	},
	"order-number": () => [asShown("order-number")],
	"mailed-token": (): Ways[] => [
		{
			resetPassword: {},
			"POST /auth/user/emailpass/update": { path: "/auth/user/emailpass/update", body: { password: CHOSEN } },
		},
		{ confirmEmail: {} },
		{ confirmNewsletter: {} },
		{ readCompanyInvitation: {}, joinCompany: {} },
	],
	password: async () => {
		const { email, token } = await newAdministrator();
		const holder = randomUUID();
		const linkToken = randomUUID();
		await db().query(
			`insert into account_ticket (hash, purpose, data, expires_at)
				values ($1, 'google-link', jsonb_build_object('email', $2::text), now() + interval '1 hour')`,
			[createHash("sha256").update(`${linkToken}.${holder}`).digest("hex"), email],
		);
		const credentials = { email, password: WRONG };
		return [
			{
				login: { body: credentials },
				changePassword: { token, body: { currentPassword: WRONG, newPassword: CHOSEN } },
				changeEmail: { token, body: { email: `neuf-${email}`, password: WRONG } },
				eraseAccount: { token, body: credentials },
				linkGoogle: { body: { linkToken, password: WRONG }, headers: { cookie: `sign_in_holder=${holder}` } },
				beginSecondFactor: { token, body: { password: WRONG } },
				endSecondFactor: { token, body: { password: WRONG, code: "000000" } },
				"POST /auth/customer/emailpass": { path: "/auth/customer/emailpass", body: credentials },
				"POST /auth/user/emailpass": { path: "/auth/user/emailpass", body: credentials },
			},
		];
	},
	"promotion-code": async () => {
		const key = await publishableKey();
		const sdk = storefront(key);
		const sold = await makeProduct(await adminToken(), { stock: 1000 });
		const variant_id = await variantOf(sdk, sold.id);
		const cart = await filledCart(sdk, [{ variant_id, quantity: 1 }], `${randomUUID()}@exemple.fr`);
		const { code } = await newPromotion({ target: { ...PROMOTION.target, productIds: [sold.id] } });
		const toStore = { headers: { "x-publishable-api-key": key }, body: { promo_codes: [randomUUID()] } };
		const besideKnown = { ...toStore, body: { promo_codes: [randomUUID(), code] } };
		const promotionCode = randomUUID();
		return [
			{
				quoteShipping: { body: { items: [{ productId: product.id, quantity: 1 }], promotionCode } },
				createIntent: { body: intentRequest([{ product, boxes: 10 }], { promotionCode }) },
				requestApproval: { body: intentRequest([{ product, boxes: 10 }], { promotionCode }) },
				"POST /store/carts": { path: "/store/carts", ...toStore },
				"POST /store/carts/:id": { path: `/store/carts/${cart.id}`, ...toStore },
				"POST /store/carts/:id/promotions": { path: `/store/carts/${cart.id}/promotions`, ...toStore },
				"POST /store/carts/:id/promotions with a known code": {
					path: `/store/carts/${cart.id}/promotions`,
					...besideKnown,
				},
			},
		];
	},
};

test.each(Object.keys(WAYS) as (keyof typeof WAYS)[])(
	"every way to try a %s counts towards one limit",
	async (secret) => {
		const groups = await WAYS[secret]();
		const calls = groups.flatMap((ways) => Object.keys(ways)).filter((name) => !name.includes(" "));
		expect(calls.sort()).toEqual(
			callsThatTry(secret)
				.map(({ id }) => id)
				.sort(),
		);
		for (const ways of groups) await expectOneLimit(ways);
	},
);
