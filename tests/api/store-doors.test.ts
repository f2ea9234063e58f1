import { createHash, randomInt, randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { STORE_ROUTES } from "../../backend/src/http/store/routes";
import { adminToken, api, db, engine, medusaToken, registerCustomer } from "../support/api";
import { makeProduct } from "../support/products";
import { ADDRESS, filledCart, publishableKey, refusal, storefront, variantOf } from "../support/store";

let key: string;
beforeAll(async () => {
	key = await publishableKey();
});

const asked = (path: string) => path.replace(/:\w+/g, "some_1");
const keyed = (): Record<string, string> => ({ "x-publishable-api-key": key });
const closed = STORE_ROUTES.filter(({ decision }) => decision === "closed");
const open = STORE_ROUTES.filter(({ decision }) => decision !== "closed");
const PASSWORD = "Sucre-candi-2026";

describe("the routes of the Store API", () => {
	test.each(closed)("$method $path is closed, with a key and without", async ({ method, path }) => {
		const body = method === "GET" ? undefined : {};
		for (const headers of [keyed(), {}]) {
			const answer = await engine(asked(path), { method, body, headers });
			expect(answer.status).toBe(404);
			expect(answer.body.code).toBe("NOT_FOUND");
		}
	});

	test.each(open.filter(({ path }) => path.startsWith("/store/")))(
		"$method $path wants a publishable key",
		async ({ method, path }) => {
			const body = method === "GET" ? undefined : {};
			for (const forged of ["", "pk_forged"]) {
				const headers = { "x-publishable-api-key": forged };
				const { status, body: answer } = await engine(asked(path), { method, body, headers });
				expect({ status, type: Reflect.get(answer, "type") }).toEqual({ status: 400, type: "not_allowed" });
			}
		},
	);

	test.each(open)("$method $path never answers nonsense with a 5xx", async ({ method, path }) => {
		for (const body of method === "GET" ? [undefined] : [{}, { email: 1, items: "x", quantity: "x", data: [] }, []]) {
			const answer = await engine(asked(path), { method, body, headers: keyed() });
			expect(answer.status).toBeLessThan(500);
		}
	});
});

describe("what a cart may not be given", () => {
	let sdk: ReturnType<typeof storefront>;
	let variant_id: string;
	let cartId: string;
	beforeAll(async () => {
		sdk = storefront(key);
		variant_id = await variantOf(sdk, (await makeProduct(await adminToken())).id);
		cartId = (await filledCart(sdk, [{ variant_id, quantity: 1 }], `panier-${randomUUID()}@exemple.fr`)).id;
	});

	test.each([
		["another channel", { sales_channel_id: "sc_other" }],
		["data of its own", { metadata: { anything: 1 } }],
		["a text without end", { metadata: { delivery_notes: "x".repeat(1001) } }],
		["another customer's address by its id", { shipping_address: { ...ADDRESS, id: "caaddr_1" } }],
		["additional data", { additional_data: { a: 1 } }],
		["a phone number that is none", { shipping_address: { ...ADDRESS, phone: "abc" } }],
		["an e-mail that only looks like one", { email: "сlient@demo.fr" }],
	])("%s", async (_, body) => {
		const { status } = await engine(`/store/carts/${cartId}`, { body, headers: keyed() });
		expect(status).toBe(400);
	});

	test.each([
		["half a box", { quantity: 0.5 }],
		["more boxes than an order takes", { quantity: 100_001 }],
		["metadata that would separate a line from its product's tier", { quantity: 1, metadata: { a: 1 } }],
		["a price", { quantity: 1, unit_price: 0 }],
	])("a line with %s", async (_, line) => {
		const body = { variant_id, ...line };
		const { status } = await engine(`/store/carts/${cartId}/line-items`, { body, headers: keyed() });
		expect(status).toBe(400);
	});

	test("the same product in two lines", async () => {
		const items = [
			{ variant_id, quantity: 4 },
			{ variant_id, quantity: 4 },
		];
		expect(await refusal(sdk.store.cart.create({ items }))).toMatchObject({ status: 400 });
	});

	test.each(["*customer", "+*customer", "customer.phone", "+customer.addresses.address_1", "*customer.orders"])(
		"a cart tells nothing of the person behind its e-mail: %s",
		async (fields) => {
			const { status } = await engine(`/store/carts/${cartId}?fields=${encodeURIComponent(fields)}`, {
				headers: keyed(),
			});
			expect(status).toBe(400);
		},
	);
});

test("an e-mail that a cart is given counts as a cart does: Medusa records a guest for it", async () => {
	const address = `2001:db8:${randomInt(0x1000, 0xffff).toString(16)}:1::1`;
	const headers = { ...keyed(), "x-forwarded-for": address };
	const { body } = await engine<{ cart: { id: string } }>("/store/carts", { body: {}, headers });
	const [first, second] = [`${randomUUID()}@exemple.fr`, `${randomUUID()}@exemple.fr`];
	for (const email of [first, first, second])
		expect((await engine(`/store/carts/${body.cart.id}`, { body: { email }, headers })).status).toBe(200);
	const key = `store-cart:${createHash("sha256").update(address.replace("::1", "::/64")).digest("hex")}`;
	const { rows } = await db().query("select attempts from throttle_window where key = $1", [key]);
	expect(rows).toEqual([{ attempts: 3 }]);
});

test.each([
	"/store/product-tags?fields=*products",
	"/store/product-types?fields=products.title",
	"/store/products?limit=201",
])("%s reads more than a storefront is to have", async (path) => {
	expect((await engine(path, { headers: keyed() })).status).toBe(400);
});

test.each(["limit=-1", "offset=-1", "offset=1e300", "limit=many", "limit=1&limit=2"])(
	"a page of no sense is refused: %s",
	async (page) => {
		expect((await engine(`/store/products?${page}`, { headers: keyed() })).status).toBe(400);
	},
);

test("a product that is not published is nowhere", async () => {
	const { id, name } = await makeProduct(await adminToken(), { isPublished: false });
	const sdk = storefront(key);
	expect((await sdk.store.product.list({ q: name })).count).toBe(0);
	expect(await refusal(sdk.store.product.retrieve(id))).toMatchObject({ status: 404 });
	const { product_categories: categories } = await sdk.store.category.list({ fields: "*products", limit: 100 });
	const shown = categories.flatMap((category) => category.products ?? []).map((product) => product.id);
	expect(shown).not.toContain(id);
});

describe("a person as a storefront sends it", () => {
	const PERSON = { first_name: "Cam\u202eille\u200b", last_name: "Martin", phone: "06 12 34 56 78" };
	const STORED = { first_name: "Camille", last_name: "Martin", phone: "+33612345678" };
	const signedUp = async () => {
		const sdk = storefront(key);
		const email = `vitrine-${randomUUID()}@exemple.fr`;
		await sdk.auth.register("customer", "emailpass", { email, password: PASSWORD });
		return { sdk, email };
	};

	test("French phone numbers as people type them are taken, and stored in one form with tidy names", async () => {
		const { sdk, email } = await signedUp();
		expect((await sdk.store.customer.create({ email, ...PERSON })).customer).toMatchObject(STORED);
		await sdk.auth.login("customer", "emailpass", { email, password: PASSWORD });
		const changed = { ...PERSON, phone: "0032 470 12 34 56" };
		expect((await sdk.store.customer.update(changed)).customer).toMatchObject({ ...STORED, phone: "+32470123456" });
		const address = { ...ADDRESS, first_name: PERSON.first_name, country_code: "be", postal_code: "1000" };
		await sdk.store.customer.createAddress({ ...address, phone: "0470 12 34 56" });
		const { addresses } = await sdk.store.customer.listAddress();
		expect(addresses).toMatchObject([{ first_name: "Camille", phone: "+32470123456" }]);
	});

	test("in a cart too, and so in its order", async () => {
		const sdk = storefront(key);
		const { cart } = await sdk.store.cart.create({});
		const shipping_address = { ...ADDRESS, ...PERSON };
		const { cart: updated } = await sdk.store.cart.update(cart.id, { shipping_address });
		expect(updated.shipping_address).toMatchObject(STORED);
	});

	test("what is no phone number is refused at its field", async () => {
		const { sdk, email } = await signedUp();
		const wrong = { status: 400, message: "Numéro de téléphone invalide" };
		expect(await refusal(sdk.store.customer.create({ email, ...PERSON, phone: "abc" }))).toMatchObject(wrong);
		await sdk.store.customer.create({ email, ...STORED });
		await sdk.auth.login("customer", "emailpass", { email, password: PASSWORD });
		expect(await refusal(sdk.store.customer.update({ phone: "06 12 34" }))).toMatchObject(wrong);
	});

	test("staff writes it by the same rule in Medusa Admin", async () => {
		const token = await medusaToken();
		const email = `fiche-${randomUUID()}@exemple.fr`;
		const { body } = await engine<{ customer: object }>("/admin/customers", { token, body: { email, ...PERSON } });
		expect(body.customer).toMatchObject(STORED);
		const refused = await engine("/admin/customers", { token, body: { email: `x-${email}`, phone: "abc" } });
		expect([refused.status, refused.body.field]).toEqual([400, "phone"]);
	});
});

describe("one account in both doors", () => {
	test("registered over the Store API, it signs in at /api, and its session there ends both", async () => {
		const sdk = storefront(key);
		const email = `Vitrine-${randomUUID()}@Exemple.fr`;
		await sdk.auth.register("customer", "emailpass", { email, password: PASSWORD });
		await sdk.store.customer.create({ email, first_name: "Camille", last_name: "Martin" });
		const { body } = await api<{ token: string; email: string }>("/auth/login", {
			body: { email, password: PASSWORD },
		});
		expect(body.email).toBe(email.toLowerCase());
		const { status } = await engine("/store/customers/me", { token: body.token, headers: keyed() });
		expect(status).toBe(200);
		expect((await api("/auth/logout", { method: "POST", token: body.token })).status).toBeLessThan(300);
		expect((await engine("/store/customers/me", { token: body.token, headers: keyed() })).status).toBe(401);
	});

	test("registered at /api, it signs in over the Store API; its password and its sessions are one", async () => {
		const customer = await registerCustomer();
		const sdk = storefront(key);
		await sdk.auth.login("customer", "emailpass", { email: customer.email, password: customer.password });
		expect((await sdk.store.customer.retrieve()).customer.id).toBe(customer.user.id);
		await api("/auth/password", {
			method: "PUT",
			token: customer.token,
			body: { currentPassword: customer.password, newPassword: "Autre-mot-2026" },
		});
		expect(await refusal(sdk.store.customer.retrieve())).toMatchObject({ status: 401 });
		const login = (password: string) => sdk.auth.login("customer", "emailpass", { email: customer.email, password });
		expect(await refusal(login(customer.password))).toMatchObject({ status: 401 });
		await login("Autre-mot-2026");
	});

	test("an e-mail that has an account is refused in Medusa's words, whatever the password", async () => {
		const { email } = await registerCustomer();
		const again = storefront(key).auth.register("customer", "emailpass", { email, password: PASSWORD });
		expect(await refusal(again)).toEqual({ status: 401, message: "Identity with email already exists" });
	});

	test("a sign-in before the second half opens nothing but the account, under the registered e-mail alone", async () => {
		const sdk = storefront(key);
		const email = `vitrine-${randomUUID()}@exemple.fr`;
		await sdk.auth.register("customer", "emailpass", { email, password: PASSWORD });
		const token = await sdk.auth.login("customer", "emailpass", { email, password: PASSWORD });
		expect(await refusal(sdk.store.customer.retrieve())).toMatchObject({ status: 401 });
		expect((await api("/auth/me", { token: String(token) })).status).toBe(401);
		const other = sdk.store.customer.create({ email: `autre-${randomUUID()}@exemple.fr` });
		expect(await refusal(other)).toMatchObject({ status: 400 });
		await sdk.store.customer.create({ email });
		expect(await refusal(sdk.store.customer.create({ email }))).toMatchObject({ status: 409 });
		const { rows } = await db().query("select count(*)::int as count from customer where email = $1 and has_account", [
			email,
		]);
		expect(rows).toEqual([{ count: 1 }]);
	});

	test.each([
		["a password of seven characters", { email: "a@exemple.fr", password: "1234567" }],
		["an e-mail with a Cyrillic letter", { email: "сlient@exemple.fr", password: PASSWORD }],
	])("the shop's rules hold: %s", async (_, body) => {
		expect((await engine("/auth/customer/emailpass/register", { body })).status).toBe(400);
	});

	test("tokens of another kind open nothing: Medusa Admin's, none, a forged one", async () => {
		for (const token of [await medusaToken(), "x.y.z"])
			expect((await engine("/store/customers/me", { token, headers: keyed() })).status).toBe(401);
		expect((await engine("/store/products", { token: "x.y.z", headers: keyed() })).status).toBe(200);
	});

	test("wrong passwords meet the limit of the shop's own sign-in", async () => {
		const { email } = await registerCustomer();
		const statuses: number[] = [];
		for (let tried = 0; tried < 11; tried++)
			statuses.push((await engine("/auth/customer/emailpass", { body: { email, password: "faux" } })).status);
		expect(statuses).toEqual([...Array(10).fill(401), 429]);
		expect((await api("/auth/login", { body: { email, password: "faux" } })).status).toBe(429);
	});

	test("a forgotten password is answered alike for every address", async () => {
		const { email } = await registerCustomer();
		for (const identifier of [email, `personne-${randomUUID()}@exemple.fr`])
			expect((await engine("/auth/customer/emailpass/reset-password", { body: { identifier } })).status).toBe(201);
	});
});

describe("the address book", () => {
	test("is stored by the shop's rules, and is the one of /api", async () => {
		const customer = await registerCustomer();
		const sdk = storefront(key);
		await sdk.client.setToken(customer.token);
		await sdk.store.customer.createAddress({ ...ADDRESS, is_default_shipping: true });
		expect(await refusal(sdk.store.customer.createAddress({ ...ADDRESS, postal_code: "7501" }))).toMatchObject({
			status: 400,
			message: expect.stringContaining("Code postal invalide"),
		});
		const { body } = await api<{ street: string; isDefault: boolean }[]>("/addresses", { token: customer.token });
		expect(body).toMatchObject([{ street: ADDRESS.address_1, isDefault: true }]);
		const { addresses } = await sdk.store.customer.listAddress();
		const id = addresses[0]?.id ?? "";
		await sdk.store.customer.updateAddress(id, { ...ADDRESS, city: "Nyons" });
		await sdk.store.customer.deleteAddress(id);
		expect((await api<unknown[]>("/addresses", { token: customer.token })).body).toEqual([]);
	});
});

test("a storefront's origin may call, another may not", async () => {
	const preflight = (origin: string) =>
		engine("/store/products", {
			method: "OPTIONS",
			headers: { origin, "access-control-request-method": "GET", ...keyed() },
		});
	const allowed = async (origin: string) => (await preflight(origin)).headers.get("access-control-allow-origin");
	expect(await allowed("https://vitrine.example")).toBe("https://vitrine.example");
	expect(await allowed("https://ailleurs.example")).toBeNull();
});
