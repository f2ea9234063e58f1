import type { OrderPayments as Money } from "@confiserie/domain/contract/admin-payments";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type FakeRoute, fakeApi } from "@/lib/testing/fake-api";
import { renderInOffice } from "@/lib/testing/office";
import { OrderPayments } from ".";

/** An order paid in part, by card and by transfer, of which a little was given back; in cents. */
export const money: Money = {
	orderId: "cmd_1",
	orderNumber: "CMD-7K3M-9QX2",
	customerEmail: "client@demo.fr",
	total: 14_400,
	captured: 7600,
	refunded: 500,
	refundPending: 0,
	due: 6800,
	transferable: 6800,
	refundable: 7100,
	refundableByHand: 4000,
	payments: [
		{
			id: "a1",
			method: "demo",
			purpose: "CHECKOUT",
			state: "RECEIVED",
			amount: 3600,
			refunded: 500,
			refundPending: 0,
			at: "2026-11-20T09:42:00.000Z",
			reference: null,
			receivedOn: null,
			recordedBy: null,
		},
		{
			id: "a2",
			method: "manual",
			purpose: "BY_HAND",
			state: "RECEIVED",
			amount: 4000,
			refunded: 0,
			refundPending: 0,
			at: "2026-11-20T10:00:00.000Z",
			reference: "VIR 4471",
			receivedOn: "2026-11-19",
			recordedBy: "admin@demo.fr",
		},
	],
	refunds: [
		{
			id: "r1",
			amount: 500,
			reason: "Deux cartons écrasés",
			source: "BACK_OFFICE",
			requestedBy: "admin@demo.fr",
			at: "2026-11-20T11:00:00.000Z",
			parts: [{ amount: 500, isByHand: false, state: "PENDING" }],
		},
	],
	disputes: [],
	actions: { refund: true, recordTransfer: true, sendLink: true },
};
/** Its address in /api. */
export const AT = "/admin/orders/cmd_1";

/** Opens its payments in the back office; the routes given come first. */
export function open(routes: Record<string, FakeRoute | "network"> = {}) {
	const calls = fakeApi({ [`GET ${AT}/payments`]: { body: money }, ...routes });
	const { unmount } = renderInOffice(<OrderPayments orderId="cmd_1" />);
	return { calls, unmount };
}
/** Presses the button of that name once it is there. */
export const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
