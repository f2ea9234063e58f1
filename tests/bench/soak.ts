import { loadavg } from "node:os";
import { step } from "../../scripts/lib/steps";
import type { WholeShop } from "../support/whole-shop";
import { gather } from "./capacity";
import type { Figure } from "./figure";
import { Journal } from "./visitor";
import { megabytesBetween } from "./watch";

const MINUTE_MS = 60_000;
const MINUTES = 30;
const VISITORS_AT_ONCE = 20;
const VISITS_AN_ORDER = 20;
const MOST_MEGABYTES = { storefront: 350, backend: 550 } as const;
/** Minutes after which the memory of a process is what it will stay at: the last two of them are looked at. */
const SETTLED = 10;
/** Minutes at the beginning and at the end of the rest that are compared. */
const COMPARED = 5;
/** What a collector's mood adds or takes. */
const MOST_GROWTH = 1.1;

/** Visitors without a pause for half an hour, one of twenty of whom orders: the memory of both sides after ten minutes, and whether it grows. */
export async function measureSoak(shop: WholeShop): Promise<Figure[]> {
	const crowd = await gather(shop);
	const journal = new Journal();
	const started = Date.now();
	await step(`${MINUTES} minutes de visites et de commandes`, async () => {
		const end = started + MINUTES * MINUTE_MS;
		await Promise.all(
			Array.from({ length: VISITORS_AT_ONCE }, async () => {
				while (Date.now() < end) {
					await crowd.visit(VISITS_AN_ORDER, journal, 1);
					await crowd.buy(1, journal, 1);
				}
			}),
		);
	});
	const megabytes = (side: "storefront" | "backend", from: number, until: number) =>
		megabytesBetween(side, started + from * MINUTE_MS, started + until * MINUTE_MS);
	const figures = (["storefront", "backend"] as const).flatMap((side) => {
		const most = Math.max(...megabytes(side, SETTLED - 2, SETTLED));
		const early = median(megabytes(side, SETTLED, SETTLED + COMPARED));
		const late = median(megabytes(side, MINUTES - COMPARED, MINUTES));
		return [
			{
				name: `mémoire après ${SETTLED} minutes, ${side}`,
				value: `${most.toFixed(0)} Mo au plus`,
				target: `<= ${MOST_MEGABYTES[side]} Mo`,
				isMet: most <= MOST_MEGABYTES[side],
			},
			{
				name: `mémoire plate sur ${MINUTES} minutes, ${side}`,
				value: `${early.toFixed(0)} puis ${late.toFixed(0)} Mo`,
				target: `<= ${MOST_GROWTH} fois`,
				isMet: late <= early * MOST_GROWTH,
			},
		];
	});
	return [
		...figures,
		{
			name: "visites et commandes",
			value: `${journal.visits} et ${journal.orders}, ${journal.failures.length} échecs, charge ${loadavg()[0]?.toFixed(1)}`,
			target: "0 échec",
			isMet: journal.failures.length === 0,
		},
	];
}

function median(values: number[]): number {
	return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
