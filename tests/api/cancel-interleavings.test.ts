import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { takeOverCancellation } from "../../backend/src/modules/medusa/sync/take-over-cancellation";
import { takeOverFulfilments } from "../../backend/src/modules/medusa/sync/take-over-fulfilments";
import { changeStatus } from "../../backend/src/modules/sales/order-changes/change-status";
import { adminToken, api, db, engine, medusaToken, registerCustomer } from "../support/api";
import { printedChance } from "../support/chance";
import {
	acceptedInMedusa,
	delayProjection,
	type MedusaSale,
	outboxEmpty,
	paidInMedusa,
} from "../support/medusa-orders";
import { syncsWithMedusa } from "../support/medusa-sync";
import { openOrderContext } from "../support/order-context";
import { eventually, stockOf } from "../support/ordering";
import { isThorough } from "../support/sizes";

syncsWithMedusa();

const { context, setClock, close } = openOrderContext();
let admin: string;
let medusaAdmin: string;
let customer: string;
beforeAll(async () => {
	[admin, medusaAdmin] = await Promise.all([adminToken(), medusaToken()]);
	customer = (await registerCustomer()).token;
});
afterAll(close);

/**
 * Events around one order: the shop cancels or confirms it; its projection falls behind or catches up; the reconciliation
 * runs; an event of Medusa arrives late or again; an administrator cancels it in Medusa Admin. One of the shop's processes
 * has a clock ten minutes behind.
 */
const STEPS = ["cancel", "confirm", "confirm by a slow clock", "hold", "release", "sweep", "event", "medusa"] as const;
type Step = (typeof STEPS)[number];

const ACTOR = { customerId: "user_essai", email: "admin@demo.fr" };

/** One order's story: its state as it must be, and what drives it. */
async function story(steps: readonly Step[]) {
	const sale = await acceptedInMedusa(customer, admin, medusaAdmin);
	const expected = { status: "CONFIRMED", cancelledThere: 0 };
	let release: (() => Promise<void>) | undefined;
	const move = async (status: "CANCELLED" | "CONFIRMED", note?: string) => {
		const answer = await api(`/admin/orders/${sale.number}/status`, {
			method: "PATCH",
			token: admin,
			body: { status, note },
		});
		expect(answer.status, JSON.stringify(answer.body)).toBe(200);
		expected.status = status;
	};
	const acts: Record<Step, () => Promise<void>> = {
		cancel: () => move("CANCELLED"),
		confirm: () => move("CONFIRMED"),
		"confirm by a slow clock": async () => {
			if (!release) await outboxEmpty(sale.number);
			setClock(-10);
			await changeStatus(context, { idOrNumber: sale.number, request: { status: "CONFIRMED" }, actor: ACTOR });
			setClock(0);
			// That one's task was not announced.
			await move("CONFIRMED", "Suite");
		},
		hold: async () => {
			release ??= await delayProjection(sale.orderId);
		},
		release: async () => {
			await release?.();
			release = undefined;
		},
		sweep: async () => {
			await takeOverCancellation(context);
			await takeOverFulfilments(context);
		},
		event: () => takeOverCancellation(context, sale.id),
		medusa: async () => {
			const { status } = await engine(`/admin/orders/${sale.id}/cancel`, { method: "POST", token: medusaAdmin });
			// Medusa refuses what is cancelled there already.
			if (status !== 200) return;
			if (expected.status !== "CANCELLED") expected.cancelledThere++;
			expected.status = "CANCELLED";
			await eventually(`${sale.number} cancelled`, async () =>
				(await read(sale)).status === "CANCELLED" ? true : undefined,
			);
		},
	};
	for (const step of steps) await acts[step]();
	await acts.release();
	await outboxEmpty(sale.number);
	await acts.event();
	await acts.sweep();
	await outboxEmpty(sale.number);
	return { sale, expected };
}

const read = async ({ number }: MedusaSale) =>
	(await api<AdminOrderDetail>(`/admin/orders/${number}`, { token: admin })).body;

async function expectConsistent({ sale, expected }: Awaited<ReturnType<typeof story>>): Promise<void> {
	const { status, history } = await read(sale);
	const { rows } = await db().query('select status from "order" where id = $1', [sale.id]);
	const { held, reserved } = await stockOf(sale.product);
	const boxes = expected.status === "CANCELLED" ? 0 : sale.boxes;
	expect({
		status,
		engine: rows[0].status,
		cancelledThere: history.filter(({ note }) => note === "Annulée dans Medusa Admin.").length,
		held,
		reserved,
	}).toEqual({
		...expected,
		engine: expected.status === "CANCELLED" ? "canceled" : "pending",
		held: boxes,
		reserved: boxes,
	});
}

describe("an accepted order that is cancelled and confirmed again stays confirmed", () => {
	test.each<[string, Step[]]>([
		["at once", ["cancel", "confirm"]],
		["while its projection is behind", ["hold", "cancel", "confirm", "release", "sweep"]],
		["with the sweep in between", ["cancel", "sweep", "confirm", "sweep"]],
		["by a process whose clock is ten minutes behind", ["cancel", "confirm by a slow clock", "event", "sweep"]],
		["back and forth", ["hold", "cancel", "confirm", "cancel", "confirm", "release", "event", "sweep"]],
		["after a cancellation in Medusa Admin", ["medusa", "confirm", "sweep", "event"]],
		["after a cancellation in both", ["hold", "cancel", "medusa", "confirm", "release", "sweep", "event"]],
		["whose event comes late and twice", ["medusa", "hold", "confirm", "event", "event", "release", "sweep"]],
	])("%s", async (_when, steps) => {
		await expectConsistent(await story(steps));
	});

	const chance = printedChance("cancellations");
	const drawn = Array.from({ length: isThorough ? 20 : 3 }, () =>
		Array.from({ length: chance.between(3, 9) }, () => chance.pick<Step>(STEPS)),
	);

	test.each(drawn.map((steps) => [steps.join(", "), steps] as const))("drawn: %s", async (_words, steps) => {
		await expectConsistent(await story(steps));
	});
});

test("a cancellation in Medusa Admin after all that counts again", async () => {
	await expectConsistent(await story(["cancel", "confirm", "medusa", "confirm", "release", "medusa", "sweep"]));
});

test("a paid order that was cancelled in Medusa Admin, which gives its money back, is not taken up again", async () => {
	const sale = await paidInMedusa(customer, medusaAdmin);
	await engine(`/admin/orders/${sale.id}/cancel`, { method: "POST", token: medusaAdmin });
	await eventually(`${sale.number} cancelled`, async () => (await read(sale)).status === "CANCELLED" || undefined);
	const confirmed = { method: "PATCH", token: admin, body: { status: "CONFIRMED" } };
	expect(await api(`/admin/orders/${sale.number}/status`, confirmed)).toMatchObject({
		status: 409,
		body: { code: "ORDER_REFUNDED" },
	});
	await outboxEmpty(sale.number);
});
