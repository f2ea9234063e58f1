import { randomUUID } from "node:crypto";
import { step } from "../../scripts/lib/steps";
import { AT_HOME } from "../support/api";
import type { WholeShop } from "../support/whole-shop";
import type { Figure } from "./figure";

const PASSWORD = "Sucre-candi-2026";
/** Refused sign-ins of each kind; fewer than an account may fail from one address. */
const SAMPLES = 9;
const ROUNDS = 4;
const MOST_APART = 0.1;
const PARALLEL_LOGINS = 200;
/** Ten at once are what one account may try from one address. */
const LOGINS_AN_ACCOUNT = 10;
const MOST_CATALOGUE_MS = 500;

/**
 * Whether the delay of a refusal tells who has an account, at either door, and what a rush of sign-ins does to the catalogue. The kinds
 * alternate, so that the machine's mood is the same for both.
 */
export async function measureSignIn(shop: WholeShop): Promise<Figure[]> {
	return [
		await step("Connexions refusées", () => delays(shop, "la boutique", "/api/auth/login")),
		await step("Connexions refusées, Medusa Admin", () => delays(shop, "Medusa Admin", "/auth/user/emailpass")),
		...(await step("Connexions de front", () => rush(shop))),
	];
}

async function delays(shop: WholeShop, door: string, path: string): Promise<Figure> {
	const known: number[] = [];
	const unknown: number[] = [];
	for (let round = 0; round < ROUNDS; round += 1) {
		const email = await newAccount(shop);
		const stranger = `inconnu-${randomUUID()}@exemple.fr`;
		for (let sample = 0; sample < SAMPLES; sample += 1) {
			known.push(await timedRefusal(shop, path, email));
			unknown.push(await timedRefusal(shop, path, stranger));
		}
	}
	const apart = Math.abs(median(unknown) / median(known) - 1);
	return {
		name: `Refus de connexion à ${door}, email connu ou inconnu`,
		value: `${median(known).toFixed(1)} et ${median(unknown).toFixed(1)} ms, ${(apart * 100).toFixed(1)} % d'écart`,
		target: `<= ${MOST_APART * 100} %`,
		isMet: apart <= MOST_APART,
	};
}

/** The catalogue is read one call after the other for as long as the sign-ins last. */
async function rush(shop: WholeShop): Promise<Figure[]> {
	const emails: string[] = [];
	while (emails.length < PARALLEL_LOGINS / LOGINS_AN_ACCOUNT) emails.push(await newAccount(shop));
	let isOver = false;
	const started = performance.now();
	const attempts = emails.flatMap((email) => Array<string>(LOGINS_AN_ACCOUNT).fill(email));
	const logins = Promise.all(
		attempts.map((email) => login(shop, email, PASSWORD).then(({ status }) => status)),
	).finally(() => {
		isOver = true;
	});
	const reads: number[] = [];
	while (!isOver) {
		const begun = performance.now();
		const response = await fetch(`${shop.backend}/api/products?limit=20`);
		await response.arrayBuffer();
		reads.push(performance.now() - begun);
	}
	const opened = (await logins).filter((status) => status === 200).length;
	const seconds = ((performance.now() - started) / 1000).toFixed(1);
	const p95 = reads.sort((a, b) => a - b)[Math.floor(reads.length * 0.95)] ?? Number.NaN;
	return [
		{
			name: `${PARALLEL_LOGINS} connexions de front`,
			value: `${opened} ouvertes en ${seconds} s`,
			target: String(PARALLEL_LOGINS),
			isMet: opened === PARALLEL_LOGINS,
		},
		{
			name: "Catalogue pendant ces connexions",
			value: `p95 ${p95.toFixed(0)} ms sur ${reads.length} lectures`,
			target: `<= ${MOST_CATALOGUE_MS} ms`,
			isMet: p95 <= MOST_CATALOGUE_MS,
		},
	];
}

async function newAccount(shop: WholeShop): Promise<string> {
	const email = `mesure-${randomUUID()}@exemple.fr`;
	const { status } = await post(shop, "/api/auth/register", {
		email,
		firstName: "Mesure",
		lastName: "Étalon",
		phoneNumber: "+33612345678",
		password: PASSWORD,
	});
	if (status !== 201) throw new Error(`The registration returned ${status}.`);
	return email;
}

async function timedRefusal(shop: WholeShop, path: string, email: string): Promise<number> {
	const started = performance.now();
	const { status } = await post(shop, path, { email, password: "wrong-password" });
	if (status !== 401) throw new Error(`The login returned ${status}.`);
	return performance.now() - started;
}

const login = (shop: WholeShop, email: string, password: string) => post(shop, "/api/auth/login", { email, password });

async function post(shop: WholeShop, path: string, body: object): Promise<Response> {
	const response = await fetch(`${shop.backend}${path}`, {
		method: "POST",
		headers: { "content-type": "application/json", ...AT_HOME },
		body: JSON.stringify(body),
	});
	await response.arrayBuffer();
	return response;
}

function median(values: number[]): number {
	return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
