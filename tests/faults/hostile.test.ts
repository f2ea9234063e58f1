import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { adminToken } from "../support/api";
import { printedChance } from "../support/chance";
import { newCompany } from "../support/companies";
import { shopUnderTest, useShop } from "../support/context";
import { parallel } from "../support/parallel";
import { sendRaw } from "../support/raw-http";
import { isFull, sized } from "../support/sizes";
import { openWholeShop, type WholeShop } from "../support/whole-shop";
import { type Attack, type Attacker, attacksOf } from "./hostile";
import { type Probed, probe } from "./probe";

const REQUESTS = sized(60, 600);
const AT_ONCE = 4;
/** Longest that the health of a process may take to answer under any request. */
const LONGEST_MS = 250;
/** Far beyond any answer: what has not come by then does not come. */
const PATIENCE_MS = 60_000;

let whole: WholeShop | undefined;
let attacker: Omit<Attacker, "host">;
/** In full size the production builds, with reader and storefront. */
beforeAll(async () => {
	if (isFull) {
		whole = await openWholeShop();
		useShop(whole);
	}
	const { manager, company } = await newCompany();
	attacker = { customer: manager.token, administrator: await adminToken(), companyId: company.id };
}, 20 * 60_000);
afterAll(() => whole?.close());

const doors = (): string[] => (whole ? [whole.backend, whole.reader, whole.storefront] : [shopUnderTest().backend]);
const healthOf = (door: string) => `${door}${door === whole?.backend || !whole ? "/health" : "/health/live"}`;

/** Uploads take processors for most of a minute: a suite beside it would make their health checks late. */
const KINDS = ["queries", "headers", "bodies", "fields", ...(isFull ? (["uploads"] as const) : [])] as const;
describe.each(KINDS)("hostile %s", (kind) => {
	test(`get a response below 500, and health answers within ${LONGEST_MS} ms throughout`, async () => {
		const chance = printedChance(`hostile ${kind}`);
		// The reader takes no upload: it answers and closes before the sender has written all of it.
		const targets = doors().filter((door) => kind !== "uploads" || door !== whole?.reader);
		const attacks = targets.flatMap((door) =>
			attacksOf({ ...attacker, host: new URL(door).host }, chance, REQUESTS)
				[kind]()
				.map((attack) => ({ ...attack, door })),
		);
		const { late, faults } = await attackWith(attacks);
		expect(faults).toEqual([]);
		// A busy machine is late once, a hostile request each time.
		const guilty = await stillLate(await stillLate(late));
		expect(guilty.map(({ name }) => name)).toEqual([]);
	});
});

type Aimed = Attack & { door: string };

/** Sends them, a few at once, and returns those under way while a health check was late, and what was answered badly. */
async function attackWith(attacks: readonly Aimed[], atOnce = AT_ONCE) {
	const stop = await probe(doors().map(healthOf));
	const sent: { attack: Aimed; from: number; to: number }[] = [];
	const faults: string[] = [];
	const left = [...attacks];
	await parallel(atOnce, async () => {
		for (let attack = left.shift(); attack; attack = left.shift()) {
			const from = now();
			const fault = await sendRaw(attack.door, attack.bytes, PATIENCE_MS).then(
				({ status, body }) => (status < 500 ? undefined : `${status} ${body}`),
				(error: Error) => error.message,
			);
			if (fault) faults.push(`${attack.name} at ${attack.door}: ${fault}`);
			sent.push({ attack, from, to: now() });
		}
	});
	const probed = await stop();
	const slow = probed.filter(({ from, to, status }) => to - from > LONGEST_MS || status !== 200);
	console.log(`${sent.length} requests, ${probed.length} health checks: ${slow.length} late, ${summaryOf(probed)}`);
	const late = sent.filter(({ from, to }) => slow.some((one) => one.from < to && one.to > from));
	return { faults, late: late.map(({ attack }) => attack) };
}

/** Those of the attacks with which a health check is late again, one by one. */
async function stillLate(attacks: readonly Aimed[]): Promise<Aimed[]> {
	const late: Aimed[] = [];
	for (const attack of attacks) late.push(...(await attackWith([attack], 1)).late);
	return late;
}

function summaryOf(probed: readonly Probed[]): string {
	const times = probed.map(({ from, to }) => to - from).sort((a, b) => a - b);
	const at = (share: number) => Math.round(times[Math.floor((times.length - 1) * share)] ?? Number.NaN);
	return `median ${at(0.5)} ms, 99 % within ${at(0.99)} ms, worst ${at(1)} ms`;
}

const now = () => performance.timeOrigin + performance.now();
