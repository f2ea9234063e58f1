import { createHash, randomInt, randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { api, db, engine, registerCustomer } from "../support/api";
import { newAdministrator } from "../support/staff";

const hex = () => randomInt(1, 0xffff).toString(16);
/** An address of the documentation range (RFC 3849), as the storefront on this machine reports it; each of a network of its own. */
const newAddress = () => `2001:db8:${hex()}:${hex()}::${hex()}`;
const from = (address: string) => ({ "x-forwarded-for": address });
const login = (email: string, password: string, address: string) =>
	api("/auth/login", { body: { email, password }, headers: from(address) });

async function failTimes(count: number, email: string, address: string): Promise<void> {
	const answers = await Promise.all(Array.from({ length: count }, () => login(email, "wrong-password", address)));
	expect(answers.map(({ status }) => status)).toEqual(Array(count).fill(401));
}

/** Lets every window that is open now come to its end. */
async function waitForWindowsToEnd(): Promise<void> {
	await db().query("UPDATE throttle_window SET expires_at = now() - interval '1 second'");
}

describe("at most 10 failed sign-ins per account and address in 15 minutes", () => {
	test("the eleventh returns 429 with Retry-After, even with the right password", async () => {
		const { email, password } = await registerCustomer();
		const address = newAddress();
		await failTimes(10, email, address);
		const { status, body, headers } = await login(email, password, address);
		expect(status).toBe(429);
		expect(body).toEqual({
			code: "RATE_LIMITED",
			message: "Trop de tentatives. Patientez quelques minutes avant de réessayer.",
		});
		const seconds = Number(headers.get("retry-after"));
		expect(seconds).toBeGreaterThan(14 * 60);
		expect(seconds).toBeLessThanOrEqual(15 * 60);
	});

	test("of 150 passwords guessed at once, fifty at a time, ten are tried, the account's own among the others", async () => {
		const { email, password } = await registerCustomer();
		const address = newAddress();
		const statuses: number[] = [];
		for (let round = 0; round < 3; round += 1) {
			const guesses = Array.from({ length: 50 }, (_, index) =>
				login(email, round === 2 && index === 0 ? password : `guess-${round}-${index}`, address),
			);
			statuses.push(...(await Promise.all(guesses)).map(({ status }) => status));
		}
		expect(statuses.filter((status) => status === 401)).toHaveLength(10);
		expect(statuses.filter((status) => status === 429)).toHaveLength(140);
	});

	test("another address of the same IPv6 network is no other address", async () => {
		const { email, password } = await registerCustomer();
		const network = newAddress().replace(/::.*$/, "");
		for (let hop = 0; hop < 10; hop += 1) await failTimes(1, email, `${network}:${hex()}:${hex()}:${hex()}:${hex()}`);
		expect((await login(email, password, `${network}::1`)).status).toBe(429);
	});

	test("case and spaces of the e-mail do not make another account", async () => {
		const { email, password } = await registerCustomer();
		const address = newAddress();
		await failTimes(4, email.toUpperCase(), address);
		await failTimes(3, ` ${email}`, address);
		await failTimes(3, email.replace("@", "\uff20"), address);
		expect((await login(email, password, address)).status).toBe(429);
	});

	test("an unknown e-mail is limited alike, so that the limit does not tell who has an account", async () => {
		const email = `inconnu-${randomUUID()}@exemple.fr`;
		const address = newAddress();
		await failTimes(10, email, address);
		expect((await login(email, "wrong-password", address)).status).toBe(429);
	});

	test("another account from there, and the account from elsewhere, still sign in", async () => {
		const one = await registerCustomer();
		const other = await registerCustomer();
		const address = newAddress();
		await failTimes(10, one.email, address);
		expect((await login(other.email, other.password, address)).status).toBe(200);
		expect((await login(one.email, one.password, newAddress())).status).toBe(200);
	});

	test("sign-ins that succeed are not counted", async () => {
		const { email, password } = await registerCustomer();
		const address = newAddress();
		await failTimes(9, email, address);
		for (let time = 0; time < 5; time += 1) expect((await login(email, password, address)).status).toBe(200);
		await failTimes(1, email, address);
		expect((await login(email, password, address)).status).toBe(429);
	});

	test("once the 15 minutes are over, the account signs in again", async () => {
		const { email, password } = await registerCustomer();
		const address = newAddress();
		await failTimes(10, email, address);
		await waitForWindowsToEnd();
		expect((await login(email, password, address)).status).toBe(200);
	});

	test("an account that is tried from many addresses is closed to new ones after 50 failures", async () => {
		const { email, password } = await registerCustomer();
		for (let hop = 0; hop < 5; hop += 1) await failTimes(10, email, newAddress());
		expect((await login(email, password, newAddress())).status).toBe(429);
	});

	test("Medusa Admin's sign-in counts towards the same limit", async () => {
		const { email, password } = await newAdministrator();
		const address = newAddress();
		const tries = Array.from({ length: 10 }, () =>
			engine("/auth/user/emailpass", { body: { email, password: "wrong-password" }, headers: from(address) }),
		);
		expect((await Promise.all(tries)).map(({ status }) => status)).toEqual(Array(10).fill(401));
		const medusaResponse = await engine("/auth/user/emailpass", { body: { email, password }, headers: from(address) });
		expect(medusaResponse.status).toBe(429);
		expect((await login(email, password, address)).status).toBe(429);
	});

	test("no e-mail and no address is stored in clear", async () => {
		const { rows } = await db().query<{ key: string }>("SELECT key FROM throttle_window");
		expect(rows.length).toBeGreaterThan(0);
		for (const { key } of rows) expect(key).toMatch(/^[a-z-]+:[0-9a-f]{64}$/);
	});
});

test("one address opens only REGISTRATIONS_PER_HOUR accounts an hour, parallel requests included", async () => {
	const address = newAddress();
	const register = () =>
		api("/auth/register", {
			body: {
				email: `foule-${randomUUID()}@exemple.fr`,
				firstName: "Foule",
				lastName: "Pressée",
				phoneNumber: "+33612345678",
				password: "Sucre-candi-2026",
			},
			headers: from(address),
		});
	expect((await register()).status).toBe(201);
	// The suite's own environment allows a million (support/template.ts): all but five are used up here.
	const key = `register:${createHash("sha256").update(address.replace(/::.*$/, "::/64")).digest("hex")}`;
	const { rowCount } = await db().query("UPDATE throttle_window SET attempts = 1000000 - 5 WHERE key = $1", [key]);
	expect(rowCount).toBe(1);

	const answers = await Promise.all(Array.from({ length: 12 }, register));
	expect(answers.map(({ status }) => status).sort()).toEqual([...Array(5).fill(201), ...Array(7).fill(429)]);
	const refused = answers.find(({ status }) => status === 429);
	expect(refused?.body).toMatchObject({ code: "RATE_LIMITED" });
	expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(55 * 60);
});

test("what comes without an address is counted as from one network", async () => {
	const register = (headers: Record<string, string>) =>
		api("/auth/register", {
			body: {
				email: `sans-adresse-${randomUUID()}@exemple.fr`,
				firstName: "Sans",
				lastName: "Adresse",
				phoneNumber: "+33612345678",
				password: "Sucre-candi-2026",
			},
			headers,
		});
	const key = `register:${createHash("sha256").update("").digest("hex")}`;
	expect((await register(from(""))).status).toBe(201);
	await db().query("UPDATE throttle_window SET attempts = 1000000 WHERE key = $1", [key]);
	const statuses = [await register(from("")), await register(from("no address")), await register(from("127.0.0.1"))];
	expect(statuses.map(({ status }) => status)).toEqual([429, 429, 201]);
	await db().query("DELETE FROM throttle_window WHERE key = $1", [key]);
});

test("links asked for the newsletter leave those for a forgotten password alone", async () => {
	const { email } = await registerCustomer();
	const ask = () => api("/newsletter", { body: { email, consent: 1 } });
	const answers = [];
	for (let time = 0; time < 6; time += 1) answers.push((await ask()).status);
	expect(answers).toEqual([...Array(5).fill(202), 429]);
	expect((await api("/auth/password/forgotten", { body: { email } })).status).toBe(202);
});

test("a link to a PDF opens 30 times in 15 minutes, and another link still opens", async () => {
	const open = (key: string) => api(`/quotes/${key}/pdf`);
	const key = randomUUID();
	const answers = [];
	for (let time = 0; time < 31; time += 1) answers.push((await open(key)).status);
	expect(answers).toEqual([...Array(30).fill(404), 429]);
	expect((await open(randomUUID())).status).toBe(404);
});
